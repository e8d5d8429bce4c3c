import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { ChangeButton, answerLine } from '../../components/change-button.tsx';
import { Section } from '../../components/section.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { optionColumns, RadioCard } from '../../components/radio-card.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { Fallback } from '../../islands/fallback.tsx';
import { Cloth } from './cloth.tsx';
import { choiceId, rowNames, stepNames, steps } from './our-home-rule.ts';
import { media } from '../../theme/media.ts';

const Parts = chakra('div', {
  base: {
    display: 'grid',
    lg: { gridTemplateColumns: '1fr 1fr', columnGap: '6' },
    // Below the question that is open, and above those that are answered.
    '& > :first-of-type': { order: '1' },
    // Into the room that the heading leaves.
    xl: { '& > :first-of-type': { marginTop: '-14rem' } },
    '& p[data-text]': { textStyle: 'label', color: 'text.heading', minHeight: '2rem', paddingTop: '1' },
  },
});

// Where no script knows what is open, all of it stands there.
const Woven = chakra(Stack, {
  base: {
    gap: '1.5',
    paddingBottom: '2',
    [media.withoutScript]: { display: 'grid !important', '& > [data-controls]': { display: 'none' } },
  },
});

const Fieldsets = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    lgDown: { display: 'contents' },
    '& fieldset': {
      display: 'grid',
      gap: '1',
      gridTemplateColumns: optionColumns,
      paddingBottom: '2',
    },
    '& legend': { textStyle: 'label', marginBottom: '1' },
    '& button': { display: 'none' },
    // One at a time; all of them where no script weaves, on paper, and in an engine without :has().
    '& fieldset:not(:has(:checked)) ~ fieldset:not(:has(:checked))': {
      display: 'none',
      [media.withoutScript]: { display: 'grid' },
      _print: { display: 'grid' },
    },
    '& fieldset:has(:checked):not(:has(:focus-visible))': {
      ...answerLine,
      order: '2',
      gridTemplateColumns: '1fr auto',
      gap: '0',
      padding: '0',
      '& legend': { textStyle: 'small', color: 'text.muted' },
    },
  },
});

/** Our home: the cloth that the answers weave, what comes next, the cloth as a picture, and the questions. */
export function OurHome() {
  const { t } = useTranslation(['our-home', 'common']);
  const words = { ...t('said'), office: t('office.shortName', { ns: 'common' }) };
  return (
    <Section>
      <Parts id="cloth" data-our-home={JSON.stringify(words)}>
        <div>
          <Cloth />
          <p role="status" data-text="count" />
          <Woven data-result="" hidden>
            <p data-text="next">{words.next}</p>
            <Stack as="ol" gap="1.5">
              {stepNames.map((name) => {
                const { link, body } = t(`questions.${name}.step`);
                return (
                  <li key={name} data-step={name}>
                    <PageLink {...steps[name]}>{link}</PageLink>
                    <p>{body}</p>
                  </li>
                );
              })}
            </Stack>
            <Row gap="1" data-controls="">
              <Button name="send">{t('picture.share')}</Button>
              <Button variant="outline" name="save">
                {t('picture.save')}
              </Button>
              <Button variant="outline" data-print-page="">
                {t('actions.print', { ns: 'common' })}
              </Button>
              <span role="status" data-part="status" />
            </Row>
          </Woven>
        </div>
        <Fieldsets>
          {rowNames.map((name) => {
            const { legend, options } = t(`questions.${name}`);
            return (
              <fieldset key={name}>
                <legend>{legend}</legend>
                {Object.entries(options).map(([choice, words]) => (
                  <RadioCard
                    key={choice}
                    name={name}
                    id={choiceId(name, choice)}
                    value={choice}
                    // The front page asks it too.
                    data-choice={name === 'hospital' ? choiceId(name, choice) : undefined}
                  >
                    {words}
                  </RadioCard>
                ))}
                <ChangeButton type="button" aria-label={`${t('change')}: ${legend}`} data-print="no">
                  {t('change')}
                </ChangeButton>
              </fieldset>
            );
          })}
        </Fieldsets>
      </Parts>
      <Fallback to="our-home" title={t('unanswered')} canPrint />
    </Section>
  );
}
