import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emergencyNumber } from '../facts/public-bodies.ts';
import { islandSystem } from '../theme/island-system.ts';
import { Sentence } from './sentence.tsx';

const drawn = (text: string) =>
  renderToStaticMarkup(
    <ChakraProvider value={islandSystem}>
      <Sentence>{text}</Sentence>
    </ChakraProvider>,
  );
const linked = (text: string) => drawn(text).includes('href="tel:112"');

test.each([`Call ${emergencyNumber}.`, `${emergencyNumber}, then`])('in “%s” the number can be called', (text) => {
  expect(linked(text)).toBe(true);
});

test.each(['₹1,112', '₹112', '₹\u00a0112', '112,000', '1121', '+112', '112.50'])(
  'in “%s” there is no telephone number',
  (text) => {
    expect(linked(text)).toBe(false);
  },
);
