import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import type { PageId } from '../../site/pages.ts';
import { builtPage } from '../../test/built-site.ts';
import { ownCodeOf } from '../../test/own-code.ts';

/** Lists of every page, with the number of boxes that the specification gives each of them. */
const pages = {
  claims: { health: 7, vehicle: 6, life: 7, travel: 5 },
  'passport-new': { address: 4, birth: 4 },
  'passport-renew': { expiry: 2, lost: 2, damaged: 2, change: 2 },
} as const satisfies Partial<Record<PageId, Record<string, number>>>;

const lists = (Object.keys(pages) as (keyof typeof pages)[]).flatMap((page) =>
  languageCodes.flatMap((language) =>
    Object.entries(pages[page]).map(([list, boxes]) => ({ page, language, list, boxes })),
  ),
);

describe.each(lists)('the list $list of $page in $language', ({ page, language, list, boxes }) => {
  const { document } = builtPage(page, language);
  const island = document.querySelector(`#${list} [data-island="checklist"][data-subject="${page}.${list}"]`);

  test('has a box for every document before any script runs', () => {
    expect(island?.querySelectorAll('input[data-tick]')).toHaveLength(boxes);
  });

  test('stands in no form, which a reader view would leave out', () => {
    expect(island?.querySelectorAll('fieldset, form')).toEqual([]);
  });

  test('names every document in English too, and marks that as English, on other pages than English', () => {
    const names = island?.querySelectorAll('label [data-english]') ?? [];
    expect(names).toHaveLength(language === 'en' ? 0 : boxes);
    for (const name of names) expect(name.getAttribute('lang')).toBe('en');
  });
});

test('the code of checklists weighs at most 6 KB', () => {
  expect(ownCodeOf('checklist', 'subject-checklist')).toBeLessThanOrEqual(6 * 1024);
});
