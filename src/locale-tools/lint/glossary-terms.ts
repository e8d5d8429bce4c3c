/** The glossary as data: what each English term is in every other language. */
import { readFileSync } from 'node:fs';
import { linesOf } from './read-table.ts';

interface Term {
  /** English forms of the term: `insurer / insurance company` has two. */
  english: readonly string[];
  /** Forms by language; any of them is right. */
  forms: Readonly<Record<string, readonly string[]>>;
  /** Forms by language as the glossary writes them. */
  written: Readonly<Record<string, string>>;
  note: string;
}

/** Alternatives of a cell: around “ / ”, and what stands in brackets as a form of its own. */
function formsOf(cell: string): string[] {
  const bracketed = [...cell.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? '');
  const plain = cell.replace(/\s*\([^)]*\)/g, '').trim();
  return [cell, plain, ...plain.split(' / '), ...bracketed].filter((form) => form !== '');
}

function readGlossary(text: string): Term[] {
  const [heading = '', ...lines] = linesOf(text);
  const [, ...columns] = heading.split('\t');
  return lines.map((line) => {
    const [english = '', ...cells] = line.split('\t');
    const byColumn = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    const { note = '', ...written } = byColumn;
    const forms = Object.fromEntries(
      Object.entries(written)
        .filter(([, cell]) => cell !== '')
        .map(([language, cell]) => [language, formsOf(cell)]),
    );
    return { english: [...new Set(english.replace(/\s*\([^)]*\)/g, '').split(' / '))], forms, written, note };
  });
}

export const glossary: readonly Term[] = readGlossary(readFileSync(new URL('glossary.tsv', import.meta.url), 'utf8'));

/** Terms that can stand in running text; examples with figures or sentence marks are compared as whole labels only. */
const inText = new Map(
  glossary
    .flatMap((term) => term.english.map((english) => [english.toLowerCase(), term] as const))
    .filter(([english]) => !/[…\d₹?!.]/.test(english)),
);

/** Longest first, so that “health insurance” is not also taken for “insurance”. */
const longestFirst = [...inText.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((english) => english.replaceAll('/', '\\/'));
const anyTerm = new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})(?=(?:e?s)?(?![\\p{L}-]))`, 'giu');

/** Terms of the glossary in an English text, as they stand there. */
export function termsIn(english: string): { found: string; term: Term }[] {
  return [...english.matchAll(anyTerm)].flatMap(([found]) => {
    const term = inText.get(found.toLowerCase());
    return term ? [{ found, term }] : [];
  });
}
