/** Every rule finds its fault, and lets good text that resembles it pass. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localesFrom, type WordsByLanguage } from '../../../test/rule-cases.ts';
import samples from '../sample-testimonials.json' with { type: 'json' };
import { findingsIn } from '../findings.ts';
import { readTable } from '../read-table.ts';
import { rules } from './all.ts';

/** Rules that speak of one text: a fault in a language, good text, and the English of both, as in JSON. */
const texts = readTable(readFileSync(new URL('text-cases.tsv', import.meta.url), 'utf8'), [
  'rule',
  'language',
  'bad',
  'good',
  'english',
]);

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
const good = { en: english, gu: gujarati };
const beside = (change: object) => ({ en: english, gu: { ...gujarati, ...change } });
const plural = { days_one: '{{count}} day', days_other: '{{count}} days' };
const said = { text: 'They helped us.', author: 'Asha Patel, Raiya Road' };
const testimonial = (item: object, sample = false) => ({ en: { testimonials: { items: [{ ...item, sample }] } } });
const quotation = (line: string) => ({ en: { ...english, cover: { from: 5, to: 10 }, line } });
const inHealth = (title: string) => ({ hi: { meta: { title } } });

const structures: readonly Case[] = [
  { rule: 'missing-key', good, bad: beside({ price: { amount: 2999 } }), at: 'price' },
  { rule: 'extra-key', good, bad: beside({ શીર્ષક: 'ક્લેમ' }), at: 'શીર્ષક' },
  { rule: 'wrong-kind', good, bad: beside({ price: { amount: '2999', per: 'year' } }), at: 'price.amount' },
  { rule: 'list-length', good, bad: beside({ items: ['એક'] }), at: 'items' },
  { rule: 'data-differs', good, bad: beside({ price: { amount: 2999, per: 'વર્ષ' } }), at: 'price.per' },
  { rule: 'number-differs', good, bad: beside({ price: { amount: 9299, per: 'year' } }), at: 'price.amount' },
  { rule: 'key-order', good, bad: { en: { a: 'A', b: 'B' }, gu: { b: 'બી', a: 'એ' } }, at: 'b' },
  { rule: 'key-name', good, bad: { en: { 'a.b': 'x' } }, at: 'a.b' },
  { rule: 'duplicate-key', good, bad: { en: '{ "line": "One", "line": "Two" }' }, at: 'line' },
  {
    rule: 'empty-group',
    good: { en: { testimonials: { items: [] } } },
    bad: { en: { questions: { items: [] } } },
    at: 'questions.items',
    file: 'home',
  },
  {
    rule: 'plural-forms',
    good: { en: plural, gu: { days_one: '{{count}} દિવસ', days_other: '{{count}} દિવસ' } },
    bad: { en: plural, gu: { days_other: '{{count}} દિવસ' } },
    at: 'days_other',
  },
  {
    rule: 'placeholder-unknown',
    good: quotation('{{page.price.amount, rupees}} {{page.cover, lakhRange}} {{page.title}}'),
    bad: quotation('{{page.title, rupees}}'),
    at: 'line',
  },
  {
    rule: 'placeholder-out-of-reach',
    good: { en: { line: '{{common.office.name}}: {{life-cover.figures.years}}, {{phone}}' } },
    bad: { en: { line: 'From {{health.price.amount, rupees}}' } },
    at: 'line',
    file: 'life-cover',
  },
  {
    rule: 'asterisk-without-note',
    good: { en: { line: 'From ₹799*', footnote: '*Indicative.' } },
    bad: { en: { line: 'From ₹799*', footnote: 'Indicative.' } },
    at: 'footnote',
  },
  {
    rule: 'sample-as-real',
    good: testimonial(samples.en[0] ?? {}, true),
    bad: testimonial({ ...said, text: samples.en[0]?.text }),
    at: 'testimonials.items.0.text',
    file: 'home',
  },
  {
    rule: 'search-length',
    good: inHealth('राजकोट में स्वास्थ्य बीमा: प्लान चुनने में मदद | राजकोट सलाहकार'),
    bad: inHealth('स्वास्थ्य बीमा'),
    at: 'meta.title',
    file: 'health',
  },
  { rule: 'format', good, bad: { en: '\uFEFF{\r\n  "line": "\\u0041"\r\n}\r\n' }, at: '' },
];

/** Figures that cannot be right although all languages agree, each beside one that can. */
const figures: readonly [at: string, bad: object, good: object][] = [
  ['price.amount', { price: { amount: -2999 } }, { price: { amount: 2999 } }],
  ['price.amount', { price: { amount: '2,999' } }, { price: { amount: 2999, from: 'Rajkot' } }],
  ['price.checked', { price: { checked: '2199-01' } }, { price: { checked: '2025-12' }, checked: 'In {{month}}' }],
  ['answerDays', { answerDays: 0 }, { answerDays: 14 }],
  ['daysOfGrace', { daysOfGrace: '90' }, { daysOfGrace: 90, line: 'Within 90 days' }],
  ['answerDays', { answerDays: 1.5 }, { answerDays: 1 }],
  ['emergencyHours', { emergencyHours: 2400 }, { emergencyHours: 24 }],
  ['unclaimedMonths', { unclaimedMonths: 1200 }, { unclaimedMonths: 12, onePage: 1500 }],
  ['ladder', { ladder: [50, 45, 20] }, { ladder: [20, 45, 50] }],
  ['ladder.1', { ladder: [20, 450] }, { ladder: [20, 45] }],
  ['incomeTimes', { incomeTimes: { from: 15, to: 10 } }, { incomeTimes: { from: 10, to: 15 } }],
];

const textCases = texts.map(({ rule, language, bad, good: fine, english: source }): Case => {
  const read = (cell: string): string => JSON.parse(`"${cell}"`);
  const words = (cell: string) => ({ en: { line: read(source) }, [language]: { line: read(cell) } });
  return { rule, bad: words(bad), good: words(fine), at: 'line' };
});
const figureCases = figures.map(([at, bad, fine]): Case => {
  const words = (content: object) => ({ en: content, gu: content, hi: content });
  return { rule: 'figure-bounds', bad: words(bad), good: words(fine), at };
});
const cases = [...textCases, ...structures, ...figureCases];

describe.each(cases)('$rule at $at', ({ rule, bad, good: fine, at, file }) => {
  const keysFound = (words: WordsByLanguage) =>
    findingsIn(localesFrom(words, undefined, file)).flatMap((finding) => (finding.rule === rule ? finding.key : []));

  test('is named', () => {
    expect(keysFound(bad)).toContain(at);
  });

  test('passes good text that resembles it', () => {
    expect(keysFound(fine)).toEqual([]);
  });
});

test('a sentence copied from a language of the same script is named', () => {
  const checked = {
    en: { tag: 'en', script: 'Latin', endonym: 'English' },
    hi: { tag: 'hi', script: 'Devanagari', endonym: 'हिन्दी' },
    mr: { tag: 'mr', script: 'Devanagari', endonym: 'मराठी' },
  };
  const line = 'आज ही फ़ोन करें।';
  const named = (marathi: string) =>
    findingsIn(localesFrom({ en: { line: 'Call' }, hi: { line }, mr: { line: marathi } }, checked)).filter(
      ({ rule }) => rule === 'same-as-other-language',
    );
  expect([named(line).length, named('आजच फोन करा.').length]).toEqual([1, 0]);
});

test.each(rules)('$id has a case', ({ id }) => {
  expect([...cases.map(({ rule }) => rule), 'same-as-other-language']).toContain(id);
});

test.each(rules)('$id gives a remedy that names no source file', ({ why, remedy }) => {
  expect(`${why} ${remedy}`).not.toMatch(/\.(?:tsx?|tsv)\b|\bsrc\//);
});
