import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Label, Stack } from '../../components/layout.tsx';
import { LinkTiles } from '../../components/link-tiles.tsx';
import { Section } from '../../components/section.tsx';
import { WovenStrip } from '../../components/woven-strip.tsx';
import { choiceId, rowNames } from './our-home-rule.ts';

const Beginning = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignItems: 'center',
    lg: { gridTemplateColumns: '1fr 1fr', columnGap: '6' },
    '& li:has(svg)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 6rem) 1fr',
      alignItems: 'center',
      lineHeight: '1.3',
    },
    '& svg': { width: '100%', height: '16px' },
  },
});

/** The cloth before anything is woven: its rows by name, and the first question, whose answers begin it. */
export function ClothBeginning() {
  const { t } = useTranslation('our-home');
  const { legend, options } = t('questions.hospital');
  const answers = Object.keys(options).map(
    (choice) => [choice, { page: 'our-home', fragment: choiceId('hospital', choice) }] as const,
  );
  return (
    <Section title={t('hero.title')} background="sand" data-print="no">
      <Beginning>
        <chakra.ul textStyle="small" color="text.heading">
          {rowNames.map((name) => (
            <li key={name}>
              {t(`questions.${name}.name`)}
              <WovenStrip tile="woven-outline" />
            </li>
          ))}
        </chakra.ul>
        <Stack>
          <Label>{legend}</Label>
          <LinkTiles
            aria-label={legend}
            gridTemplateColumns={{ md: '1fr 1fr' }}
            links={Object.fromEntries(answers)}
            words={options}
          />
        </Stack>
      </Beginning>
    </Section>
  );
}
