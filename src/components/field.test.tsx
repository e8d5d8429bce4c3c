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
  test.each([
    ['nothing', {}, []],
    ['its hint', { hint: 'In a year' }, ['In a year']],
    ['its error', { error: 'Too small' }, ['Too small']],
    ['all that stands with it, in order', { error: 'Too small', hint: 'In a year' }, ['In a year', 'Too small']],
  ])('is described by %s', (_, props, expected) => {
    render(drawn(props));
    expect(describedAs(control())).toEqual(expected);
  });

  test('is invalid once it has an error, announced where screen readers listened before it came', () => {
    const { container, rerender } = render(drawn());
    const listening = container.querySelector('[aria-live="polite"]');
    expect(control().getAttribute('aria-invalid')).toBeNull();
    rerender(drawn({ error: 'Too small' }));
    expect(listening?.textContent).toBe('Too small');
    expect(control().getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['one line', undefined, 'INPUT'],
    ['several lines', 5, 'TEXTAREA'],
  ])('takes %s', (_, rows, tag) => {
    render(drawn({ rows }));
    expect(control().tagName).toBe(tag);
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

  test('is named by its label and described by its hint', () => {
    render(group());
    const fieldset = screen.getByRole('group', { name: 'End' });
    expect([fieldset.tagName, describedAs(fieldset)]).toEqual(['FIELDSET', ['In figures']]);
  });

  test('describes the control that is wrong by the error, announced where screen readers listened before it came', () => {
    const { container, rerender } = render(group());
    const listening = container.querySelector('[aria-live="polite"]');
    rerender(group('No such day'));
    expect(listening?.textContent).toBe('No such day');
    expect(describedAs(screen.getByLabelText('Day'))).toEqual(['No such day']);
  });
});
