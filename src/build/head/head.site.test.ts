import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { pageEntries } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { builtPages, listedPages, metaOf, siteFiles, valueOf, type BuiltPage } from '../../test/built-site.ts';
import { colours } from '../../theme/colours.ts';

function alternatesOf({ document }: BuiltPage): Record<string, string | undefined> {
  const links = document.querySelectorAll('link[rel="alternate"][hreflang]');
  return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
}

const canonicalOf = (page: BuiltPage) => valueOf(page, 'link[rel="canonical"]', 'href') ?? '';
const origin = new URL(canonicalOf(listedPages[0] ?? builtPages[0] as BuiltPage)).origin;

test('dist holds the pages of the site map in every language, and no others', () => {
  const pages = [...siteFiles].filter(([, { type }]) => type.startsWith('text/html')).map(([address]) => address);
  expect(pages.toSorted()).toEqual(builtPages.map(({ address }) => address).toSorted());
});

describe.each(builtPages)('$address', (page) => {
  test('has one title and one description', () => {
    expect([page.document.querySelectorAll('title').length, page.document.querySelectorAll('meta[name="description"]').length]).toEqual([1, 1]);
  });

  test('colours the browser', () => {
    expect(metaOf(page, 'theme-color')).toBe(colours.indigo);
  });

  test('keeps figures from being taken for phone numbers', () => {
    expect(metaOf(page, 'format-detection')).toBe('telephone=no');
  });

  test('is kept out of search engines exactly where the site map says so', () => {
    expect(metaOf(page, 'robots')).toBe(pageEntries[page.page].indexed === false ? 'noindex' : undefined);
  });
});

describe.each(listedPages)('$address', (page) => {
  test('is its own canonical page, named with its origin', () => {
    expect(canonicalOf(page)).toBe(`${origin}${page.address}`);
  });

  test('names itself in every language, and the English page for all others', () => {
    const expected = languageCodes.map((code) => [code, `${origin}${addressOf(page.page, code)}`]);
    expect(alternatesOf(page)).toEqual(Object.fromEntries([...expected, ['x-default', `${origin}${addressOf(page.page, 'en')}`]]));
  });

  test('is named by each page that it names', () => {
    const named = Object.values(alternatesOf(page)).map((url) => listedPages.find((other) => canonicalOf(other) === url));
    expect(named.map((other) => other && alternatesOf(other)[page.language])).toEqual(named.map(() => canonicalOf(page)));
  });

  test('has a preview for chats in its own words and language', () => {
    expect({
      type: metaOf(page, 'og:type'),
      title: metaOf(page, 'og:title'),
      description: metaOf(page, 'og:description'),
      url: metaOf(page, 'og:url'),
      locale: metaOf(page, 'og:locale'),
      others: page.document.querySelectorAll('meta[property="og:locale:alternate"]').map((element) => element.getAttribute('content')),
    }).toEqual({
      type: 'website',
      title: page.document.querySelector('title')?.text,
      description: metaOf(page, 'description'),
      url: canonicalOf(page),
      locale: languages[page.language].openGraph,
      others: languageCodes.filter((code) => code !== page.language).map((code) => languages[code].openGraph),
    });
  });

  test('says the same to Twitter', () => {
    expect(['card', 'title', 'description', 'image', 'image:alt'].map((name) => metaOf(page, `twitter:${name}`))).toEqual([
      'summary_large_image',
      metaOf(page, 'og:title'),
      metaOf(page, 'og:description'),
      metaOf(page, 'og:image'),
      metaOf(page, 'og:image:alt'),
    ]);
  });
});
