/** The reviewed list of what a rule lets pass, with its reason: a word, an English term, or a place as `file:key`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '../../setup/read-facts.ts';
import { readTable } from './read-table.ts';

const rows = readTable(readFileSync(new URL('allowed.tsv', import.meta.url), 'utf8'), ['rule', 'languages', 'text']);

/** Names of the companies that the office shows. */
const insurerNames = () =>
  readFacts(join(import.meta.dirname, '../../..')).insurers.insurers.flatMap(({ name, family }) => [name, family]);

/** Texts that a rule lets pass in a language. */
function allowedTexts(rule: string, language: string): string[] {
  return rows
    .filter((row) => row.rule === rule && (row.languages === '*' || row.languages.split(' ').includes(language)))
    .map(({ text }) => text);
}

const known = new Map<string, ReadonlySet<string>>();

/** The same as a set, read once for each rule and language. */
export function allowed(rule: string, language: string): ReadonlySet<string> {
  const key = `${rule} ${language}`;
  const texts = known.get(key) ?? new Set(allowedTexts(rule, language));
  known.set(key, texts);
  return texts;
}

const patterns = new Map<string, RegExp>();

/** Matches whatever may stand in Latin letters in a language, names of insurers among it, longest first. */
export function allowedLatin(language: string): RegExp {
  const made = patterns.get(language);
  if (made) return made;
  const texts = [...allowed('latin', language), ...insurerNames()]
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape);
  const pattern = new RegExp(`(?<!\\p{Script=Latin})(?:${texts.join('|')})(?!\\p{Script=Latin})`, 'gu');
  patterns.set(language, pattern);
  return pattern;
}
