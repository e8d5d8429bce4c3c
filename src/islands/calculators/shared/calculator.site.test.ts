import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../../i18n/languages.ts';
import type { PageId } from '../../../site/pages.ts';
import { builtPage, only } from '../../../test/built-site.ts';
import { addedCodeOf } from '../../../test/own-code.ts';

/** Every calculator with its page, the fields that it has and the least rows or sentences that say its rule. */
const calculators = [
  { page: 'life', id: 'life-cover', fields: 3, rule: 3 },
  { page: 'vehicle', id: 'no-claim-bonus', fields: 11, rule: 7 },
  { page: 'vehicle', id: 'renewal-reminder', fields: 3, rule: 3 },
  { page: 'insurance', id: 'renewal-reminder', fields: 3, rule: 3 },
  { page: 'passport-new', id: 'child-passport', fields: 6, rule: 3 },
  { page: 'passport-renew', id: 'reissue-window', fields: 3, rule: 3 },
] as const satisfies readonly { page: PageId; id: string; fields: number; rule: number }[];

const everywhere = calculators.flatMap((calculator) => languageCodes.map((language) => ({ ...calculator, language })));

describe.each(everywhere)('$id on $page in $language, before any script runs', ({ page, id, fields, rule, language }) => {
  const section = only(builtPage(page, language).document, `#${id}`);

  test('has labelled native fields', () => {
    const inputs = section.querySelectorAll('form input');
    expect(inputs).toHaveLength(fields);
    for (const input of inputs) {
      const label = section.querySelector(`label[for="${input.getAttribute('id')}"]`) ?? input.closest('label');
      expect(label?.text).toMatch(/\S/);
    }
  });

  test('sends nothing anywhere', () => {
    const form = only(section, 'form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['dialog', undefined]);
  });

  test('has an empty status where the answer will be announced', () => {
    expect(only(section, '[role="status"]').childNodes).toEqual([]);
  });

  test('says its rule outside of the fields', () => {
    expect(section.querySelectorAll('li, tbody tr').filter((row) => !row.closest('form'))).toHaveLength(rule);
  });
});

test.each([...new Set(calculators.map(({ id }) => id))])('the code of %s adds at most 6 KB to what all islands share', (id) => {
  expect(addedCodeOf(id)).toBeLessThanOrEqual(6 * 1024);
});
