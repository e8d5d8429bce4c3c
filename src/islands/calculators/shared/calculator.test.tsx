// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import life from '../../../../locales/en/life.json' with { type: 'json' };
import words from '../../../../locales/en/life-cover.json' with { type: 'json' };
import { FormatjsNumberFormat } from '../../../i18n/formatjs-number-format.ts';
import { drawIsland } from '../../../app.tsx';

const income = () => screen.getByLabelText<HTMLInputElement>(words.fields.income.label);
const type = (text: string) => fireEvent.change(income(), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole('button', { name: words.action }));
const answer = () => screen.getByRole('status').textContent;
const atLeast = (income: number) => new FormatjsNumberFormat('en-IN').format(income * life.incomeTimes.from);
const isSlip = () => income().getAttribute('aria-invalid') === 'true';

beforeEach(async () => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => {};
  const island = await drawIsland({
    name: 'life-cover',
    subject: '',
    currentPage: { page: 'life', language: 'en' },
    styles: createCache({ key: 'office' }),
    numberFormat: () => FormatjsNumberFormat,
    strict: true,
  });
  render(island);
});
afterEach(cleanup);

test('what is still being written is no slip', () => {
  type('six');
  expect(isSlip()).toBe(false);
});

test('a slip that was named goes as soon as it is mended, without another press', () => {
  type('six');
  press();
  expect(isSlip()).toBe(true);
  type('6 lakh');
  expect(isSlip()).toBe(false);
});

test('an answer follows what is changed after it', () => {
  type('6 lakh');
  press();
  expect(answer()).toContain(atLeast(600_000));
  type('7 lakh');
  expect(answer()).toContain(atLeast(700_000));
});

test('no answer stands beside what cannot be worked out', () => {
  type('6 lakh');
  press();
  type('six');
  expect(answer()).toBe('');
});
