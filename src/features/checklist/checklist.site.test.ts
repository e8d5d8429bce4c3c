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

  test('names every box after its document and gives it a note', () => {
    for (const box of island?.querySelectorAll('input[data-tick]') ?? []) {
      expect(box.getAttribute('name')).toMatch(new RegExp(`^${page}\\.${list}\\.`));
      expect(island?.querySelector(`[id="${box.getAttribute('aria-describedby')}"]`)?.text).toMatch(/\S/);
    }
  });

  test('marks its English names as English, on other pages than English', () => {
    const names = island?.querySelectorAll('[data-english]') ?? [];
    expect(names.length > 0).toBe(language !== 'en');
    for (const name of names) expect(name.getAttribute('lang')).toBe('en');
  });
});

const fieldIdsOf = (page: PageId, language: (typeof languageCodes)[number]) =>
  builtPage(page, language)
    .document.querySelectorAll('main input')
    .map((field) => field.getAttribute('id') ?? '');

describe.each(Object.keys(pages) as (keyof typeof pages)[])('the fields of %s', (page) => {
  test('have the same ids in every language, so that a language switch finds them', () => {
    const [first, ...others] = languageCodes.map((language) =>
      fieldIdsOf(page, language).filter((id) => !id.endsWith('-english')),
    );
    for (const ids of others) expect(ids).toEqual(first);
  });
});

test('the code of checklists weighs at most 6 KB', () => {
  expect(ownCodeOf('checklist', 'subject-checklist')).toBeLessThanOrEqual(6 * 1024);
});
