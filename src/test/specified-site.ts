/** A copy of the site in which all that the owner may change has the values of the specification, and nothing is set or confirmed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import samples from '../locale-tools/lint/sample-testimonials.json' with { type: 'json' };
import { languageCodes, type Language } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { buildCopy, copyProject, replaceValue, setInJson } from './project-copy.ts';
import { localeWords } from './shared-words.ts';
import { experience, familyLines, figures, hours, hoursDays, questions, testimonialCount } from './specification.ts';

function writeFacts(folder: string): void {
  const file = (name: string) => join(folder, 'src/office', name);
  const insurers = familyLines.flatMap((companies, family) =>
    companies.map((lines, company) => ({ id: `company-${family}-${company}`, name: `Company ${family} ${company}`, family: `Family ${family}`, lines })),
  );
  replaceValue(file('insurers.ts'), 'insurers: readonly Insurer[] = ', ';\n', insurers);
  replaceValue(file('confirmations.ts'), 'confirmations: Confirmations = ', ';\n', {});
  writeFileSync(file('hours.ts'), `export const hours = ${JSON.stringify(hours)};\nexport const holidays: readonly string[] = [];\n`);
}

/** As many items as are specified, from those that a language has, so that all languages keep the same placeholders and figures. */
const resized = <Item>(items: readonly Item[], length: number) => Array.from({ length }, (_, position) => items[position % items.length] as Item);

/** For an office that shows none. */
const sampleTestimonials: Readonly<Record<string, readonly object[]>> = samples;

function writeWords(folder: string, language: Language): void {
  const fileOfWords = (name: string) => join(folder, 'locales', language, `${name}.json`);
  const set = (file: string, key: string, value: unknown) => setInJson(fileOfWords(file), key, value);
  for (const [file, values] of Object.entries(figures)) for (const [key, value] of Object.entries(values)) set(file, key, value);
  for (const page of ['home', 'contact'] as const) {
    const items = resized(localeWords(language, page).questions.items, questions[page].length);
    const english = questions[page].map(({ question, answer }, position) => ({ question, answer: `${answer} ${items[position]?.answer}` }));
    set(page, 'questions.items', language === 'en' ? english : items);
  }
  const own = localeWords(language, 'home').testimonials.items;
  const testimonials = resized(own.length > 0 ? own : (sampleTestimonials[language] ?? []), testimonialCount);
  set('home', 'testimonials.items', testimonials.map((item) => ({ ...item, sample: true })));
  if (language !== 'en') return;
  set('common', 'hours.days', hoursDays);
  set('about', 'who.paragraphs.0', experience);
}

export interface SpecifiedSite {
  /** The words of a locale file. */
  words<File extends keyof Resources>(language: Language, file: File): Resources[File];
  page(id: PageId, language: Language): HTMLElement;
  remove(): void;
}

/** Builds it. */
export function buildSpecifiedSite(): SpecifiedSite {
  const { folder, remove } = copyProject();
  const textOf = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  writeFacts(folder);
  for (const language of languageCodes) writeWords(folder, language);
  buildCopy(folder);
  return {
    words: (language, file) => JSON.parse(textOf('locales', language, `${file}.json`)),
    page: (id, language) => parse(textOf('dist', fileOf(addressOf(id, language)))),
    remove,
  };
}
