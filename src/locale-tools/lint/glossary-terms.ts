/** The glossary as data: what each English term is in every other language. */
import { readFileSync } from 'node:fs';
import { languageCodes } from '../../i18n/languages.ts';
import { readTable } from '../../values/read-table.ts';

/** Each term as the glossary writes it in each language. */
export const glossary = readTable(readFileSync(new URL('glossary.tsv', import.meta.url), 'utf8'), languageCodes);

type Term = (typeof glossary)[number];

/** A cell without what stands in brackets. */
const plain = (cell: string) => cell.replace(/\s*\([^)]*\)/g, '').trim();

/** English forms of a term: `insurer / insurance company` has two. */
export const englishFormsOf = ({ en }: Term) => [...new Set(plain(en).split(' / '))];

/** Forms of a cell, any of which is right: around “ / ”, and what stands in brackets as a form of its own. */
export function formsOf(cell: string): string[] {
  const bracketed = [...cell.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? '');
  return [cell, plain(cell), ...plain(cell).split(' / '), ...bracketed].filter((form) => form !== '');
}

/** Terms that can stand in running text; examples with figures or sentence marks are compared as whole labels only. */
const inText = new Map(
  glossary
    .flatMap((term) => englishFormsOf(term).map((english) => [english.toLowerCase(), term] as const))
    .filter(([english]) => !/[…\d₹?!.]/.test(english)),
);

/** Longest first, so that “health insurance” is not also taken for “insurance”. */
const longestFirst = [...inText.keys()].toSorted((a, b) => b.length - a.length);
const anyTerm = new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})(?=(?:e?s)?(?![\\p{L}-]))`, 'giu');

/** Terms of the glossary in an English text, as they stand there. */
export function termsIn(english: string): { found: string; term: Term }[] {
  return [...english.matchAll(anyTerm)].flatMap(([found]) => {
    const term = inText.get(found.toLowerCase());
    return term ? [{ found, term }] : [];
  });
}
