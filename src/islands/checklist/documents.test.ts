import { beforeAll, describe, expect, test } from 'vitest';
import { documentRules } from '../document-finder/passport-documents.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { facts } from '../../i18n/facts.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { loadResources } from '../../i18n/load-resources.ts';
import { documentFiles, documentFinder, documentsOf, titleOf, type ChecklistDocument } from './documents.ts';
import { boxesOf } from '../../test/boxes-of.ts';

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

type Instance = ReturnType<typeof createI18n>;

async function instanceIn(language: Language): Promise<Instance> {
  const files = [...documentFiles, 'checklist'] as const;
  const [copy, english] = await Promise.all([loadResources(language, files), loadResources(defaultLanguage, files)]);
  return createI18n({ language, copy, others: { en: english }, facts, NumberFormat: FormatjsNumberFormat, strict: true });
}

const instances = new Map<Language, Instance>();
beforeAll(async () => {
  for (const language of finishedLanguages) instances.set(language, await instanceIn(language));
});

function listIn(language: Language, subject: string): ChecklistDocument[] {
  const instance = instances.get(language);
  return instance ? documentsOf(subject, instance, language) : [];
}

describe('documentsOf', () => {
  test.each(subjects)('has the same ids of %s in every language', (subject) => {
    const [first, ...others] = finishedLanguages.map((language) => boxesOf(listIn(language, subject)));
    expect(first).not.toEqual([]);
    for (const ids of others) expect(ids).toEqual(first);
  });

  test.each(subjects)('names every document of %s in English too, on other pages than English', (subject) => {
    const english = listIn('en', subject).map(({ name }) => name);
    for (const language of finishedLanguages.filter((code) => code !== defaultLanguage)) {
      expect(listIn(language, subject).map((document) => document.english)).toEqual(english);
    }
  });

  test('shows no second name on English pages', () => {
    expect(listIn('en', 'claims.health').map(({ english }) => english)).toEqual(listIn('en', 'claims.health').map(() => undefined));
  });

  test('keeps what the office wants to be asked first', () => {
    const [group] = listIn('gu', 'passport-new.birth');
    expect(group?.anyOf.filter(({ askFirst }) => askFirst).map(({ id }) => id)).toEqual(['passport-new.birth.birth-proof.aadhaar']);
  });

  test.each(['claims.boat', 'claims'])('names the file and the remedy when there is no list "%s"', (subject) => {
    expect(() => listIn('gu', subject)).toThrow(/locales\/gu\/claims\.json has no list.*Add it there/);
  });

  test('names the files that hold lists when the subject names another', () => {
    expect(() => listIn('gu', 'contact.form')).toThrow(/only claims, passport-new, passport-renew, document-finder hold lists/);
  });
});

describe('documentFinder', () => {
  const named = [...new Set(documentRules.flatMap((rule) => rule.documents))];

  test.each(named)('finds the document %s of the rules in every language', (id) => {
    const isWritten = expect.stringMatching(/\S/);
    for (const [language, instance] of instances) {
      expect(documentFinder(instance, language)(id)).toMatchObject({ id, name: isWritten, note: isWritten });
    }
  });

  test('names the file and the remedy when a rule names a document that is not there', () => {
    const instance = instances.get('hi');
    const find = () => instance && documentFinder(instance, 'hi')('claims.health.x-ray');
    expect(find).toThrow(/locales\/hi\/claims\.json has no document "claims\.health\.x-ray".*correct the rule/);
  });
});

test.each(subjects)('the list %s has a title of its own in every language', (subject) => {
  for (const [language, instance] of instances) {
    const titles = subjects.map((other) => titleOf(other, instance, language));
    expect(titles.filter((title) => title === titleOf(subject, instance, language))).toHaveLength(1);
  }
});
