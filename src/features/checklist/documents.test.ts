import type { i18n } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { copyIn } from '../../test/copy-in.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { documentsOf, titleOf, type ChecklistDocument } from './documents.ts';

/** Every list that a page shows. */
const subjects = [
  'claims.health',
  'claims.vehicle',
  'claims.life',
  'claims.travel',
  'passport-new.address',
  'passport-new.birth',
  'passport-renew.expiry',
  'passport-renew.lost',
  'passport-renew.damaged',
  'passport-renew.change',
];

const instances = new Map<Language, i18n>();
beforeAll(async () => {
  for (const language of finishedLanguages)
    instances.set(language, await copyIn(language, ['claims', 'passport-new', 'passport-renew']));
});

function listIn(language: Language, subject: string): ChecklistDocument[] {
  const instance = instances.get(language);
  return instance ? documentsOf(subject, instance, language) : [];
}

test.each(subjects)('every document of %s is named in English too, on other pages than English', (subject) => {
  const english = listIn('en', subject).map(({ name }) => name);
  for (const language of finishedLanguages.filter((code) => code !== defaultLanguage)) {
    expect(listIn(language, subject).map((document) => document.english)).toEqual(english);
  }
});

test('every list has a title of its own in every language', () => {
  for (const [language, instance] of instances) {
    const titles = subjects.map((subject) => titleOf(subject, instance, language));
    expect(new Set(titles).size).toBe(subjects.length);
  }
});
