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

/** Beside it figures that cannot be right although all languages agree, each with one that can. */
interface Cases {
  structures: Case[];
}

const { structures }: Cases = JSON.parse(readFileSync(new URL('word-cases.json', import.meta.url), 'utf8'));

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
  const words = (cell: string) => ({ en: { line: read(source) }, [language]: { line: read(cell) } });
  return { rule, bad: words(bad), good: words(fine), at: 'line' };
});
const shapeCases = [
  { stars: 0 },
  { stars: 6 },
  { stars: '5' },
  { text: undefined, original: 'Good', lang: undefined },
].map((bad): Case => ({
  rule: 'testimonial-shape',
  good: testimonial({ ...said, stars: 5 }),
  bad: testimonial({ ...said, ...bad }),
  at: 'stars' in bad ? 'items.0.stars' : 'items.0',
  file: 'testimonials',
}));
const cases = [...textCases, ...structures, sampleCase, ...shapeCases];

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
