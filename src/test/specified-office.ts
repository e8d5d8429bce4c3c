/** The office of a fresh clone, in which all words that the owner may change have the values of the specification. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { languageCodes, type Language } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import { builtCopy, type CopyRecipe } from './built-copy.ts';
import { setInJson } from './project-copy.ts';
import { experience, figures, questions } from './specification.ts';

/** As many items as are specified, from those that a language has, so that all languages keep the same placeholders and figures. */
const resized = <Item>(items: readonly Item[], length: number) =>
  Array.from({ length }, (_, position) => items[position % items.length] as Item);

function writeWords(folder: string, language: Language): void {
  const fileOfWords = (name: string) => join(folder, 'locales', language, `${name}.json`);
  const wordsOf = <File extends keyof Resources>(name: File): Resources[File] =>
    JSON.parse(readFileSync(fileOfWords(name), 'utf8'));
  const set = (file: string, key: string, value: unknown) => setInJson(fileOfWords(file), key, value);
  for (const [file, values] of Object.entries(figures))
    for (const [key, value] of Object.entries(values)) set(file, key, value);
  for (const page of ['home', 'contact'] as const) {
    const items = resized(wordsOf(page).questions.items, questions[page].length);
    // Each question, and how its answer begins where that is specified.
    const english = questions[page].map(([question, beginning = ''], position) => ({
      ...items[position],
      question,
      answer: `${beginning} ${items[position]?.answer}`.trim(),
    }));
    set(page, 'questions.items', language === 'en' ? english : items);
  }
  if (language === 'en') set('about', 'who.paragraphs.0', experience);
}

function specify(folder: string): void {
  for (const language of languageCodes) writeWords(folder, language);
}

export const specifiedOffice: CopyRecipe = { name: 'specified', change: specify };

/** Has the tests of a Vitest project judge its site, which all of them share. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('copy', await builtCopy(specifiedOffice));
}
