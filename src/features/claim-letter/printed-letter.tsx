import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Letter } from './letter.ts';
import { LetterText } from './letter-text.tsx';

const Sheet = chakra('div', { base: { display: 'none', _print: { display: 'block', lineHeight: '1.4' } } });

/** What is printed while a letter stands: the letter alone, without the office's head: the visitor writes, not the office. */
export function PrintedLetter({ letter }: { letter: Letter }) {
  useEffect(() => {
    const page = document.getElementById('root');
    page?.setAttribute('data-print', 'no');
    return () => page?.removeAttribute('data-print');
  }, []);
  return createPortal(
    <Sheet>
      <LetterText letter={letter} lang="en" />
    </Sheet>,
    document.body,
  );
}
