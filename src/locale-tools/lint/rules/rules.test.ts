/** Every rule finds its fault, and lets good text that resembles it pass. */
import { expect, test } from 'vitest';
import { casesBeside } from '../../../test/cases.ts';
import { localesFrom, type WordsByLanguage } from '../../../test/rule-cases.ts';
import samples from '../sample-testimonials.json' with { type: 'json' };
import { findingsIn } from '../findings.ts';
import { rules } from './all.ts';

/** Rules that speak of one text: a fault in a language, good text, and the English of both, as in JSON. */
const texts = casesBeside(import.meta.filename, 'rule', 'language', 'bad', 'good', 'english');

/** A rule that is judged by more than one text. */
interface Case {
  rule: string;
  bad: WordsByLanguage;
  good: WordsByLanguage;
  /** Key at which the fault is found. */
  at: string;
  file?: string;
}

const english = { title: 'Claims', items: ['One', 'Two'], price: { amount: 2999, per: 'year' } };
const gujarati = { title: 'ક્લેમ', items: ['એક', 'બે'], price: { amount: 2999, per: 'year' } };

/** What a translation of the same keys may not do to them. */
const structures = (
  [
    ['missing-key', 'price', { price: { amount: 2999 } }],
    ['extra-key', 'શીર્ષક', { શીર્ષક: 'ક્લેમ' }],
    ['data-differs', 'price.amount', { price: { amount: '2999', per: 'year' } }],
    ['data-differs', 'items', { items: ['એક'] }],
    ['data-differs', 'price.per', { price: { amount: 2999, per: 'વર્ષ' } }],
    ['data-differs', 'price.amount', { price: { amount: 9299, per: 'year' } }],
  ] as const
).map(([rule, at, change]): Case => ({
  rule,
  at,
  good: { en: english, gu: gujarati },
  bad: { en: english, gu: { ...gujarati, ...change } },
}));

const quoting = (line: string) => ({ en: { ...english, cover: { from: 5, to: 10 }, line } });

const wholes: Case[] = [
  { rule: 'duplicate-key', at: 'line', good: { en: english }, bad: { en: '{ "line": "One", "line": "Two" }' } },
  {
    rule: 'placeholder-unknown',
    at: 'line',
    good: quoting('{{page.price.amount, rupees}} {{page.cover, lakhRange}} {{page.title}}'),
    bad: quoting('{{page.title, rupees}}'),
  },
];

const said = { text: 'They helped us.', author: 'Asha Patel, Raiya Road' };
const testimonial = (item: object, sample = false) => ({ en: { items: [{ ...item, sample }] } });

const sampleCase: Case = {
  rule: 'sample-as-real',
  good: testimonial(samples.en[0] ?? {}, true),
  bad: testimonial({ ...said, text: samples.en[0]?.text }),
  at: 'items.0.text',
  file: 'testimonials',
};

const textCases = texts.map(({ rule, language, bad, good: fine, english: source }): Case => {
  const read = (cell: string): string => JSON.parse(`"${cell}"`);
  const words = (cell: string) => ({
    en: { line: read(source || 'Call us today.') },
    [language]: { line: read(cell) },
  });
  return { rule, bad: words(bad), good: words(fine), at: 'line' };
});
const shapeCases = [{ stars: 0 }, { stars: '5' }, { text: undefined, original: 'Good', lang: undefined }].map(
  (bad): Case => ({
    rule: 'testimonial-shape',
    good: testimonial({ ...said, stars: 5 }),
    bad: testimonial({ ...said, ...bad }),
    at: 'stars' in bad ? 'items.0.stars' : 'items.0',
    file: 'testimonials',
  }),
);
const priceOf = (changed: object) =>
  ({ en: { health: { amount: 2999, checked: '2026-11', ...changed } } }) as WordsByLanguage;
const priceCases = [{ amount: undefined }, { amount: 29.5 }, { checked: 'November' }].map((bad): Case => ({
  rule: 'price-shape',
  good: priceOf({}),
  bad: priceOf(bad),
  at: 'health',
  file: 'prices',
}));
const cases = [...textCases, ...structures, ...wholes, sampleCase, ...shapeCases, ...priceCases];

test.each(cases)('$rule is named at $at, and passes good text that resembles it', ({ rule, bad, good, at, file }) => {
  const keysFound = (words: WordsByLanguage) =>
    findingsIn(localesFrom(words, file)).flatMap((finding) => (finding.rule === rule ? finding.key : []));

  expect(keysFound(bad)).toContain(at);
  expect(keysFound(good)).toEqual([]);
});

/** Of more than one file, or of one that cannot be read: findings.test.ts has them. */
const ofFiles = ['missing-file', 'changed-english', 'broken-json'];

test('every other rule has a case', () => {
  const tried = new Set([...ofFiles, ...cases.map(({ rule }) => rule)]);
  expect(rules.filter(({ id }) => !tried.has(id))).toEqual([]);
});
