// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { system } from '../theme/system.ts';
import { RadioCard } from './radio-card.tsx';

afterEach(cleanup);

function draw(size: 'small' | 'large') {
  render(
    <ChakraProvider value={system}>
      {['Car', 'Bike'].map((words, position) => (
        <RadioCard key={words} size={size} name="vehicle" value={words} defaultChecked={position === 0}>
          {words}
        </RadioCard>
      ))}
    </ChakraProvider>,
  );
  return (words: string) => screen.getByRole<HTMLInputElement>('radio', { name: words });
}

describe.each(['small', 'large'] as const)('a %s card', (size) => {
  test('names its radio button by its words', () => {
    expect(draw(size)('Bike').value).toBe('Bike');
  });

  test('is chosen by a press on its words', () => {
    const radio = draw(size);
    fireEvent.click(screen.getByText('Bike'));
    expect(radio('Bike').checked).toBe(true);
  });

  test('gives way to another that is chosen', () => {
    const radio = draw(size);
    fireEvent.click(screen.getByText('Bike'));
    expect(radio('Car').checked).toBe(false);
  });
});
