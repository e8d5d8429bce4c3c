/** An office whose owner has supplied, decided and confirmed everything, in words as long as they come, with a history, by which pages are dated. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { languageCodes } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import type { capacities } from '../office/capacities.ts';
import { photographFolder, photographsOf } from '../office/photographs.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import { envFileOf } from '../office/schema/settings.ts';
import { builtCopy } from './built-copy.ts';
import { specifiedOffice } from './specified-office.ts';
import { drawnPhotograph } from './drawn-photographs.ts';
import { commitAll, git } from './git.ts';
import { writeFacts } from './office-facts.ts';
import { setInJson } from './project-copy.ts';

/** In every language what may be said in languages, and nothing left out. */
type FilledFacts = Omit<Facts, 'hours' | 'insurers' | 'licence' | 'passport-charge'> & {
  hours: Omit<Facts['hours'], 'hours'>;
  licence: Facts['licence'] & { capacity: (typeof capacities)[number] };
  'passport-charge': Facts['passport-charge'] & { passportCharge: Readonly<Record<string, string>> };
};

interface FilledOffice {
  facts: FilledFacts;
  testimonials: Readonly<Record<string, readonly Partial<Resources['testimonials']['items'][number]>[]>>;
}

export const { facts, testimonials }: FilledOffice = JSON.parse(
  readFileSync(join(import.meta.dirname, 'filled-office.json'), 'utf8'),
);

/** So many that ten photographs are made. */
const { people } = facts.people;
const role = { en: 'Adviser', gu: 'સલાહકાર', hi: 'सलाहकार' };
for (const place of [3, 4, 5, 6, 7, 8, 9])
  people.push({
    name: { en: `Adviser ${place}`, gu: `સલાહકાર ${place}`, hi: `सलाहकार ${place}` },
    role,
    consent: '2026-11-04',
    photograph: `adviser-${place}.jpg`,
    languages: [],
    licences: [],
    phone: '',
    whatsapp: '+91 98250 33333',
  });

const settings = `# What an owner writes
VITE_SITE_URL=https://Advisory-Rajkot.Example
VITE_FORM_SERVICE_NAME= Forms \nVITE_FORM_ENDPOINT=https://Forms.Example/f/AbC
VITE_MESSAGES_KEPT_MONTHS=12
`;

/** Unlike the mark that the site has. */
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path fill="#c00" d="M0 0h90v60H0z"/></svg>';

async function fillOffice(folder: string): Promise<void> {
  writeFileSync(envFileOf(folder), settings);
  writeFacts(folder, facts);
  mkdirSync(join(folder, photographFolder), { recursive: true });
  for (const { place, file } of photographsOf(facts))
    writeFileSync(join(folder, photographFolder, file), await drawnPhotograph(place));
  writeFileSync(join(folder, photographFolder, facts.identity.logo), logo);
  for (const language of languageCodes) {
    setInJson(
      join(folder, 'locales', language, 'testimonials.json'),
      'items',
      testimonials[language]?.map((item) => ({ ...item, sample: false })),
    );
  }
  git(folder, ['init']);
  commitAll(folder);
}

/** Has the tests of a Vitest project judge its site, as it is released; the other office is built beside it, so that no core waits. */
export async function setup({ provide }: TestProject): Promise<void> {
  const filledOffice = { name: 'filled', change: fillOffice, options: ['--release'] };
  const [copy] = await Promise.all([builtCopy(filledOffice), builtCopy(specifiedOffice)]);
  provide('copy', copy);
}
