import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { builtPage, only } from '../test/built-site.ts';

const withoutSale: PageId[] = [
  ...(['about', 'privacy', 'accessibility', 'thank-you', 'not-found', 'offline'] as const),
  ...(['passport', 'passport-new', 'passport-renew', 'passport-fees', 'road-injury', 'existing-cover'] as const),
];

const pagesWithoutSale = withoutSale.flatMap((id) => languageCodes.map((language) => ({ id, language })));

test.each(pagesWithoutSale)('the hero of $id in $language sells nothing', ({ id, language }) => {
  const hero = only(builtPage(id, language).document, 'main > section:first-of-type');
  expect(hero.querySelectorAll('h1')).toHaveLength(1);
  expect(
    hero
      .querySelectorAll('a')
      .filter((link) => link.getAttribute('href')?.endsWith('/contact') && !link.closest('nav')),
  ).toEqual([]);
});
