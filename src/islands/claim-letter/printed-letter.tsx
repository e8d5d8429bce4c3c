import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Letter } from './letter.ts';
import { LetterText } from './letter-text.tsx';

const Sheet = chakra('div', { base: { display: 'none', _print: { display: 'block', lineHeight: '1.4' } } });

interface PrintedLetterProps {
  letter: Letter;
  /** Called when the print dialogue has closed. */
  onPrinted: () => void;
}

/** The letter alone on a sheet, printed as soon as it is drawn, without the office's head: the visitor writes, not the office. */
export function PrintedLetter({ letter, onPrinted }: PrintedLetterProps) {
  useEffect(() => {
    const page = document.getElementById('root');
    page?.setAttribute('data-print', 'no');
    addEventListener('afterprint', onPrinted, { once: true });
    print();
    return () => {
      page?.removeAttribute('data-print');
      removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <Sheet>
      <LetterText letter={letter} lang="en" />
    </Sheet>,
    document.body,
  );
}
