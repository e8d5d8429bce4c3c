import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { emergencyNumber } from '../facts/public-bodies.ts';
import { Sentence } from './sentence.tsx';

vi.mock('./text-link.tsx', () => ({
  TextLink: ({ href, children }: ComponentProps<'a'>) => <a href={href}>{children}</a>,
}));

const linked = (text: string) => renderToStaticMarkup(<Sentence>{text}</Sentence>).includes('href="tel:112"');

test.each([`Call ${emergencyNumber}.`, `${emergencyNumber}, then`])('in “%s” the number can be called', (text) => {
  expect(linked(text)).toBe(true);
});

test.each(['₹1,112', '₹112', '₹\u00a0112', '112,000', '1121', '+112', '112.50'])(
  'in “%s” there is no telephone number',
  (text) => {
    expect(linked(text)).toBe(false);
  },
);
