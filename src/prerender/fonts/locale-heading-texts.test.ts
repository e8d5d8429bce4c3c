import { expect, test } from 'vitest';
import { localeHeadingTexts } from './locale-heading-texts.ts';

test('finds headings, labels, questions and exclamations at any depth, with figures in the place of a placeholder', () => {
  const copy = {
    home: { hero: { title: 'Need help?' }, items: [{ label: 'From {{prices.health.amount, rupees}}*' }] },
  };
  expect(localeHeadingTexts(copy)).toEqual(
    expect.arrayContaining(['Need help?', expect.stringMatching(/^From .*₹.*[0-9].*\*$/)]),
  );
});
