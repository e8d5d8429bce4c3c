import { describe, expect, test } from 'vitest';
import { testI18n } from '../../test/test-i18n.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { localeWords } from '../../test/shared-words.ts';
import { documentById, documentsOf } from '../checklist/documents.ts';

describe.each(finishedLanguages)('the words of passport documents in %s', async (language) => {
  const i18n = await testI18n(language, ['passport-new', 'passport-renew', 'document-finder']);
  const find = documentById(i18n);

  test('the introduction to proofs of birth names each that is to be asked about, as it does not count by itself', () => {
    const asked = documentsOf('passport-new.birth', i18n).flatMap(({ anyOf }) =>
      anyOf.filter(({ askFirst }) => askFirst),
    );
    expect(asked).not.toEqual([]);
    const { intro } = localeWords(language, 'passport-new').documents.lists.birth;
    for (const { name } of asked) expect(intro).toContain(name);
  });

  test.each([
    ['document-finder.minor.annexure-c', 'C'],
    ['document-finder.minor.annexure-d', 'D'],
    ['document-finder.tatkal.annexure-e', 'E'],
    ['document-finder.adult.employer-letter', 'H'],
    ['passport-renew.lost.affidavit', 'F'],
    ['passport-renew.damaged.affidavit', 'F'],
    ['passport-renew.change.official-proof', 'J'],
  ])('%s names its annexure, %s', (id, annexure) => {
    const { name, note } = find(id);
    expect(`${name} ${note}`).toMatch(new RegExp(`(?:Annexure|એનેક્સર|एनेक्सर) ${annexure}(?![A-Za-z])`));
  });
});
