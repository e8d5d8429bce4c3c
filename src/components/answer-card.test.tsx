// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '../theme/system.ts';
import { AnswerCard } from './answer-card.tsx';

test('says each figure after what it is, and has no action where something below it sends the answer', () => {
  const figures = [
    { label: '10 times', value: '₹60 lakh' },
    { label: '15 times', value: '₹90 lakh' },
  ];
  render(
    <ChakraProvider value={system}>
      <AnswerCard title="For an income of ₹6 lakh" figures={figures}>
        A rule of thumb
      </AnswerCard>
    </ChakraProvider>,
  );
  const [terms, values] = [screen.getAllByRole('term'), screen.getAllByRole('definition')];
  expect(terms.map(({ textContent }) => textContent)).toEqual(figures.map(({ label }) => label));
  expect(values.map(({ textContent }) => textContent)).toEqual(figures.map(({ value }) => value));
  expect(screen.queryByRole('link')).toBeNull();
});
