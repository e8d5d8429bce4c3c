/** The reviewed list of what stays in Latin letters in every language: a row of `allowed-latin.tsv` or an insurer's name. */
import { readFileSync } from 'node:fs';
import { insurers } from '../../office/insurers.ts';
import { readTable } from './read-table.ts';

interface AllowedText {
  text: string;
  /** `*` for all, or language codes joined by spaces. */
  languages: string;
  reason: string;
}

const names = new Set(insurers.flatMap(({ name, family }) => [name, family]));

export const allowedTexts: readonly AllowedText[] = [
  ...readTable(readFileSync(new URL('allowed-latin.tsv', import.meta.url), 'utf8'), ['text', 'languages', 'reason']),
  ...[...names].map((text) => ({ text, languages: '*', reason: 'name of an insurer' })),
];

const patterns = new Map<string, RegExp>();

/** Matches whatever may stand in Latin letters in a language, longest first. */
export function allowedLatin(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const texts = allowedTexts
    .filter(({ languages }) => languages === '*' || languages.split(' ').includes(language))
    .map(({ text }) => text.replace(/[^\p{L}\d ]/gu, '\\$&'))
    .toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<!\\p{Script=Latin})(?:${texts.join('|')})(?!\\p{Script=Latin})`, 'gu');
  patterns.set(language, pattern);
  return pattern;
}
