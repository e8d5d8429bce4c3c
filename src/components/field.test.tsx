// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { system } from '../theme/system.ts';
import { describedBy, FieldGroup, TextField, type TextFieldProps } from './field.tsx';

afterEach(cleanup);

const drawn = (props: Partial<TextFieldProps> = {}) => (
  <ChakraProvider value={system}>
    <TextField id="income" label="Income" {...props} />
  </ChakraProvider>
);

const control = () => screen.getByLabelText('Income');

const describedAs = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);

describe('a field for text', () => {
  test('is invalid once it has an error, announced where screen readers listened before it came', () => {
    const { container, rerender } = render(drawn());
    const listening = container.querySelector('[aria-live="polite"]');
    expect(control().getAttribute('aria-invalid')).toBeNull();
    rerender(drawn({ error: 'Too small', hint: 'In a year' }));
    expect(describedAs(control())).toEqual(['In a year', 'Too small']);
    expect(listening?.textContent).toBe('Too small');
    expect(control().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a group of controls', () => {
  const group = (error?: string) => (
    <ChakraProvider value={system}>
      <FieldGroup id="end" label="End" hint="In figures" error={error}>
        <input aria-label="Day" {...describedBy('end', { error })} />
      </FieldGroup>
    </ChakraProvider>
  );

  test('describes the control that is wrong by the error, announced where screen readers listened before it came', () => {
    const { container, rerender } = render(group());
    const listening = container.querySelector('[aria-live="polite"]');
    rerender(group('No such day'));
    expect(listening?.textContent).toBe('No such day');
    expect(describedAs(screen.getByLabelText('Day'))).toEqual(['No such day']);
    expect(describedAs(screen.getByRole('group', { name: 'End' }))).toEqual(['In figures']);
  });
});
