import { describe, expect, test } from 'vitest';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { facts } from '../../i18n/facts.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import { loadResources } from '../../i18n/load-resources.ts';
import { documentFinder, documentsOf } from '../checklist/documents.ts';

const files = ['passport-new', 'passport-renew', 'document-finder'] as const;

describe.each(finishedLanguages)('the words of passport documents in %s', async (language) => {
  const copy = await loadResources(language, files);
  const instance = createI18n({ language, copy, facts, NumberFormat: FormatjsNumberFormat, strict: true });
  const find = documentFinder(instance, language);

  test('the introduction to proofs of birth names each that is to be asked about, as it does not count by itself', () => {
    const asked = documentsOf('passport-new.birth', instance, language).flatMap(({ anyOf }) => anyOf.filter(({ askFirst }) => askFirst));
    expect(asked).not.toEqual([]);
    for (const { name } of asked) expect(copy['passport-new']?.documents.lists.birth.intro).toContain(name);
  });

  test.each([
    ['document-finder.minor.annexure-c', 'C'],
    ['document-finder.minor.annexure-d', 'D'],
    ['document-finder.tatkal.annexure-e', 'E'],
    ['passport-renew.lost.affidavit', 'F'],
    ['passport-renew.damaged.affidavit', 'F'],
    ['passport-renew.change.official-proof', 'J'],
  ])('%s names its annexure, %s', (id, annexure) => {
    const { name, note } = find(id);
    expect(`${name} ${note}`).toMatch(new RegExp(`(?:Annexure|એનેક્સર|एनेक्सर) ${annexure}(?![A-Za-z])`));
  });
});
