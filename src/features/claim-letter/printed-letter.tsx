import { chakra } from '@chakra-ui/react';
import { PrintedSheet } from '../../components/printed-sheet.tsx';
import type { Letter } from './letter.ts';
import { LetterText } from './letter-text.tsx';

const Text = chakra('div', { base: { lineHeight: '1.4' } });

/** What is printed while a letter stands: the letter alone, without the office's head: the visitor writes, not the office. */
export function PrintedLetter({ letter }: { letter: Letter }) {
  return (
    <PrintedSheet instead="body">
      <Text>
        <LetterText letter={letter} lang="en" />
      </Text>
    </PrintedSheet>
  );
}
