// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '../theme/system.ts';
import { TextField, type TextFieldProps } from './field.tsx';

const drawn = (props: Partial<TextFieldProps> = {}) => (
  <ChakraProvider value={system}>
    <TextField id="income" label="Income" hint="In a year" {...props} />
  </ChakraProvider>
);

test('a field is invalid once it has an error, announced where screen readers listened before it came', () => {
  const { container, rerender } = render(drawn());
  const listening = container.querySelector('[aria-live="polite"]');
  const control = screen.getByLabelText('Income');
  expect(control.getAttribute('aria-invalid')).toBeNull();
  rerender(drawn({ error: 'Too small' }));
  expect(listening?.textContent).toBe('Too small');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  const descriptions = control.getAttribute('aria-describedby')?.split(' ');
  expect(descriptions?.map((id) => document.getElementById(id)?.textContent)).toEqual(['In a year', 'Too small']);
});
