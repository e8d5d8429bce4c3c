import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../../i18n/languages.ts';
import { builtPages, only } from '../../../test/built-site.ts';

/** Every calculator, found by its rule. */
const calculators = Object.keys(import.meta.glob('../*/*-rule.ts')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1, -'-rule.ts'.length),
);

const everywhere = calculators.flatMap((id) => {
  const pages = builtPages.filter(({ document }) => document.querySelector(`[data-island="${id}"]`));
  return pages.map((page) => ({ id, page }));
});

test.each(calculators)('%s stands on a page of every language', (id) => {
  expect(new Set(everywhere.filter((each) => each.id === id).map(({ page }) => page.language))).toEqual(
    new Set(languageCodes),
  );
});

describe.each(everywhere)('$id on $page.address, before any script runs', ({ page, id }) => {
  const section = only(page.document, `#${id}`);

  test('sends nothing anywhere', () => {
    const form = only(section, 'form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['dialog', undefined]);
  });

  test('has an empty status where the answer will be announced', () => {
    expect(only(section, `[data-island="${id}"] [role="status"]`).childNodes).toEqual([]);
  });
});
