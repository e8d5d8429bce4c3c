// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { system } from '../theme/system.ts';
import { RadioCard } from './radio-card.tsx';

afterEach(cleanup);

test.each(['small', 'large'] as const)('a %s card is chosen by a press on its words, in place of another', (size) => {
  render(
    <ChakraProvider value={system}>
      {['Car', 'Bike'].map((words, position) => (
        <RadioCard key={words} size={size} name="vehicle" value={words} defaultChecked={position === 0}>
          {words}
        </RadioCard>
      ))}
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByText('Bike'));
  const chosen = ['Car', 'Bike'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked);
  expect(chosen).toEqual([false, true]);
});
