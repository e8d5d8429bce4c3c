import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import type { PageId } from '../../site/pages.ts';
import { builtPage } from '../../test/built-site.ts';

/** Lists of every page; how many boxes each has stands in the specification. */
const pages = {
  claims: ['health', 'vehicle', 'life', 'travel'],
  'passport-new': ['address', 'birth'],
  'passport-renew': ['expiry', 'lost', 'damaged', 'change'],
} as const satisfies Partial<Record<PageId, readonly string[]>>;

const lists = (Object.keys(pages) as (keyof typeof pages)[]).flatMap((page) =>
  languageCodes.flatMap((language) => pages[page].map((list) => ({ page, language, list }))),
);

describe.each(lists)('the list $list of $page in $language', ({ page, language, list }) => {
  const { document } = builtPage(page, language);
  const island = document.querySelector(`#${list} [data-island="checklist"][data-subject="${page}.${list}"]`);

  test('stands in no form, which a reader view would leave out', () => {
    expect(island?.querySelectorAll('fieldset, form')).toEqual([]);
  });

  test('names every document in English too, and marks that as English, on other pages than English', () => {
    const names = island?.querySelectorAll('label [data-english]') ?? [];
    const boxes = island?.querySelectorAll('input[data-tick]') ?? [];
    expect(boxes).not.toEqual([]);
    expect(names).toHaveLength(language === 'en' ? 0 : boxes.length);
    for (const name of names) expect(name.getAttribute('lang')).toBe('en');
  });
});
