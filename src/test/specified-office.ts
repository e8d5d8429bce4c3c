/** An office in which all that the owner may change has the values of the specification, and nothing is set or confirmed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import samples from '../locale-tools/lint/sample-testimonials.json' with { type: 'json' };
import { languageCodes, type Language } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import { builtCopy, type CopyRecipe } from './built-copy.ts';
import { nothingSaid, writeFacts, type OfficeFacts } from './office-facts.ts';
import { setInJson } from './project-copy.ts';
import {
  experience,
  familyLines,
  figures,
  hours,
  questions,
  socialNetworks,
  testimonialCount,
} from './specification.ts';

const insurers = familyLines.flatMap((companies, family) =>
  companies.map((lines, company) => {
    const id = `company-${family}-${company}`;
    return {
      id,
      name: `Company ${family} ${company}`,
      family: `Family ${family}`,
      lines: [...lines],
      contact: `https://${id}.example`,
    };
  }),
);

const facts = {
  ...nothingSaid,
  hours: { ...nothingSaid.hours, hours },
  insurers: { insurers },
  confirmations: { bestPriceGuarantee: '', insurers: '', experience: '', clients: '', claimSupport: '' },
  licence: { legalName: '', capacity: '', number: '', validUntil: '', insurers: '' },
  social: Object.fromEntries(socialNetworks.map((network) => [network, ''])),
} satisfies OfficeFacts;

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
    const english = questions[page].map(({ question, answer }, position) => ({
      ...items[position],
      question,
      answer: `${answer} ${items[position]?.answer}`,
    }));
    set(page, 'questions.items', language === 'en' ? english : items);
  }
  const testimonials = resized(samples[language as 'en'] ?? wordsOf('testimonials').items, testimonialCount);
  set(
    'testimonials',
    'items',
    testimonials.map((item) => ({ ...item, sample: true })),
  );
  if (language === 'en') set('about', 'who.paragraphs.0', experience);
}

function specify(folder: string): void {
  writeFacts(folder, facts);
  for (const language of languageCodes) writeWords(folder, language);
}

export const specifiedOffice: CopyRecipe = { name: 'specified', change: specify };

/** Has the tests of a Vitest project judge its site. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('copy', await builtCopy(specifiedOffice));
}
