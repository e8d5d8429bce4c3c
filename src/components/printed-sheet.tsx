import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * What is printed instead of the page's content between head and foot, or of all of the page, while it stands; no
 * screen shows it.
 */
export function PrintedSheet({ instead, children }: { instead: 'main' | 'body'; children: ReactNode }) {
  const around = document.querySelector<HTMLElement>(instead) ?? document.body;
  useLayoutEffect(() => {
    around.setAttribute('data-printed', '');
    return () => around.removeAttribute('data-printed');
  }, [around]);
  return createPortal(
    <chakra.div display={{ base: 'none', _print: 'block' }} data-sheet="">
      {children}
    </chakra.div>,
    around,
  );
}
