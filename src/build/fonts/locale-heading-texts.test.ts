import { expect, test } from 'vitest';
import { localeHeadingTexts } from './locale-heading-texts.ts';

test('finds headings and labels at any depth', () => {
  const copy = { home: { hero: { title: 'Insurance' }, items: [{ label: 'Call us' }] } };
  expect(localeHeadingTexts(copy)).toEqual(expect.arrayContaining(['Insurance', 'Call us']));
});

test.each(['A sentence ends in a full stop.', 'वाक्य दंड से खत्म होता है।', 'It may be “quoted.”'])(
  'leaves out "%s"',
  (sentence) => {
    expect(localeHeadingTexts({ body: sentence })).not.toContain(sentence);
  },
);

test('keeps questions and exclamations, which headings may be', () => {
  expect(localeHeadingTexts({ title: 'Need help?' })).toContain('Need help?');
});

test.each(['meta', 'picture', 'errors'])('leaves out what stands under "%s"', (key) => {
  expect(localeHeadingTexts({ home: { [key]: { title: 'Unseen' } } })).not.toContain('Unseen');
});

test('puts figures in place of a placeholder', () => {
  const [, badge] = localeHeadingTexts({ badge: 'From {{prices.health.amount, rupees}}*' });
  expect(badge).toMatch(/^From .*₹.*[0-9].*\*$/);
});
