import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Lines = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', breakInside: 'avoid' } });

// Under its line, as on forms.
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    flex: '1 0 30%',
    textStyle: 'small',
    '& > dd': { height: '8mm', borderBottomWidth: 'hairline', borderColor: 'text' },
  },
});

/** What is written down while papers are on their way, and when they were given against which receipt. */
const lines = {
  claim: ['policy', 'claim', 'surveyor', 'given', 'receipt'],
  passport: ['file', 'given', 'receipt'],
} as const;

/** Lines on paper to fill in by hand. */
export function RuledLines({ matter }: { matter: keyof typeof lines }) {
  const { t } = useTranslation('checklist');
  return (
    <Lines data-print="only">
      {lines[matter].map((name) => (
        <Line key={name}>
          <dt>{t(`lines.${name}`)}</dt>
          <dd />
        </Line>
      ))}
    </Lines>
  );
}
