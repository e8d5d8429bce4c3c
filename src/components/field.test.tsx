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
  (element.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);

describe('a field for text', () => {
  test.each([
    ['nothing', {}, []],
    ['its hint', { hint: 'In a year' }, ['In a year']],
    ['its note', { note: '5 left' }, ['5 left']],
    ['its error', { error: 'Too small' }, ['Too small']],
    ['all that stands with it, in order', { error: 'Too small', note: '5 left', hint: 'In a year' }, ['In a year', '5 left', 'Too small']],
  ])('is described by %s', (_, props, expected) => {
    render(drawn(props));
    expect(describedAs(control())).toEqual(expected);
  });

  test.each([
    ['is not invalid without an error', undefined, null],
    ['is invalid with an error', 'Too small', 'true'],
  ])('%s', (_, error, expected) => {
    render(drawn({ error }));
    expect(control().getAttribute('aria-invalid')).toBe(expected);
  });

  test('announces an error where screen readers listened before it came', () => {
    const { container, rerender } = render(drawn());
    const listening = container.querySelector('[aria-live="polite"]');
    rerender(drawn({ error: 'Too small' }));
    expect(listening?.textContent).toBe('Too small');
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

  test('is named by its label', () => {
    render(group());
    expect(screen.getByRole('group', { name: 'End' }).tagName).toBe('FIELDSET');
  });

  test('is described by its hint', () => {
    render(group());
    expect(describedAs(screen.getByRole('group'))).toEqual(['In figures']);
  });

  test('describes the control that is wrong by the error', () => {
    render(group('No such day'));
    expect(describedAs(screen.getByLabelText('Day'))).toEqual(['No such day']);
  });

  test('announces an error where screen readers listened before it came', () => {
    const { container, rerender } = render(group());
    const listening = container.querySelector('[aria-live="polite"]');
    rerender(group('No such day'));
    expect(listening?.textContent).toBe('No such day');
  });
});
