import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/heading.tsx';
import type { Letter } from './letter.ts';
import { LetterText } from './letter-text.tsx';

const Paper = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    maxWidth: 'wide',
    padding: '2',
    textStyle: 'small',
    borderWidth: 'hairline',
    borderColor: 'edge.control',
    borderRadius: 'small',
    background: 'bg',
    lg: { gridArea: 'paper', position: 'sticky', top: '4rem', padding: '3' },
  },
});

/** The letter in English, as it stands on its sheet. */
export function LetterPaper({ letter }: { letter: Letter }) {
  const { t } = useTranslation('claim-letter');
  return (
    <Paper aria-labelledby="claim-letter-english">
      <Heading level={3} id="claim-letter-english">
        {t('headings.letter')}
      </Heading>
      <LetterText letter={letter} lang="en" />
    </Paper>
  );
}
