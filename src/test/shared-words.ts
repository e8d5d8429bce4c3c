/** Words of the locale files, for tests that look for them on pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resources } from '../i18n/resources.ts';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { testedProject } from './tested-project.ts';

/** The words of a locale file in a language. */
export function localeWords<File extends keyof Resources>(language: Language, file: File): Resources[File] {
  return JSON.parse(readFileSync(join(testedProject, 'locales', language, `${file}.json`), 'utf8'));
}

/** Every text below a part of a locale file. */
export const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsIn);

function translated<File extends keyof Resources>(file: File): Record<Language, Resources[File]> {
  return Object.fromEntries(languageCodes.map((language) => [language, localeWords(language, file)])) as Record<
    Language,
    Resources[File]
  >;
}

export const common = translated('common');

export const calculators = translated('calculators');

/** 14, 3, 2027 → 14 March 2027 in a language. */
export function dateIn(language: Language, day: number, month: number, year: number): string {
  return `${day} ${common[language].months[month - 1]} ${year}`;
}

/** Pages whose words say what help with a passport costs; the owner may take the question about it away. */
export const pagesWithCharge = (['home', 'passport', 'contact'] as const).filter((page) =>
  JSON.stringify(localeWords('en', page)).includes('{{passportCharge}}'),
);
