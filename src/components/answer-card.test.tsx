// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { system } from '../theme/system.ts';
import { AnswerCard } from './answer-card.tsx';

afterEach(cleanup);

const figures = [{ label: '10 times', value: '₹60 lakh' }, { label: '15 times', value: '₹90 lakh' }];

beforeEach(() => {
  render(
    <ChakraProvider value={system}>
      <AnswerCard title="For an income of ₹6 lakh" figures={figures}>
        A rule of thumb
      </AnswerCard>
    </ChakraProvider>,
  );
});

test('says each figure after what it is', () => {
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['10 times', '15 times']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₹60 lakh', '₹90 lakh']);
});

test('has no action where something below it sends the answer', () => {
  expect(screen.queryByRole('link')).toBeNull();
});
