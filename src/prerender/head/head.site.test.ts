import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { pageEntries } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import {
  builtPage,
  builtPages,
  listedPages,
  metaOf,
  siteFiles,
  valueOf,
  type BuiltPage,
} from '../../test/built-site.ts';
import { colours } from '../../theme/colours.ts';

function alternatesOf({ document }: BuiltPage): Record<string, string | undefined> {
  const links = document.querySelectorAll('link[rel="alternate"][hreflang]');
  return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
}

const canonicalOf = (page: BuiltPage) => valueOf(page, 'link[rel="canonical"]', 'href') ?? '';
const origin = new URL(canonicalOf(listedPages[0] ?? (builtPages[0] as BuiltPage))).origin;

test('dist holds the pages of the site map in every language, and no others', () => {
  const pages = [...siteFiles].filter(([, { type }]) => type.startsWith('text/html')).map(([address]) => address);
  expect(pages.toSorted()).toEqual(builtPages.map(({ address }) => address).toSorted());
});

test.each(languageCodes)('on a home screen the site in %s starts on its own front door', (language) => {
  const link = valueOf(builtPage('about', language), 'link[rel="manifest"]', 'href') ?? '';
  expect(JSON.parse(siteFiles.get(link)?.content.toString() ?? '{}').start_url).toBe(addressOf('home', language));
});

const othersOf = ({ document }: BuiltPage) =>
  document.querySelectorAll('meta[property="og:locale:alternate"]').map((element) => element.getAttribute('content'));

test.each(builtPages)(
  '$address has one title, one description and what browsers and search engines ask for',
  (page) => {
    const counts = ['title', 'meta[name="description"]'].map((each) => page.document.querySelectorAll(each).length);
    expect(counts).toEqual([1, 1]);
    expect(metaOf(page, 'theme-color')).toBe(colours.indigo);
    // Figures are no phone numbers.
    expect(metaOf(page, 'format-detection')).toBe('telephone=no');
    expect(metaOf(page, 'robots')).toBe(pageEntries[page.page].indexed === false ? 'noindex' : undefined);
  },
);

describe.each(listedPages)('$address', (page) => {
  test('is its own canonical page, and names itself in every language, in English for all others', () => {
    expect(canonicalOf(page)).toBe(`${origin}${page.address}`);
    const own = languageCodes.map((code) => [code, `${origin}${addressOf(page.page, code)}`]);
    expect(alternatesOf(page)).toEqual(
      Object.fromEntries([...own, ['x-default', `${origin}${addressOf(page.page, 'en')}`]]),
    );
  });

  test('has a preview for chats in its own words and language, and the same for Twitter', () => {
    const wanted = {
      'og:type': 'website',
      'og:title': page.document.querySelector('title')?.text,
      'og:description': metaOf(page, 'description'),
      'og:url': canonicalOf(page),
      'og:locale': `${page.language}_IN`,
      'twitter:card': 'summary_large_image',
    };
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, metaOf(page, name)]))).toEqual(wanted);
    expect(othersOf(page)).toEqual(languageCodes.filter((code) => code !== page.language).map((code) => `${code}_IN`));
  });
});
