/** Holds the site against the specification. */
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { pageAt } from '../site/urls.ts';
import { builtPage, builtPages, only } from '../test/built-site.ts';
import { localeWords } from '../test/shared-words.ts';
import { withoutNoBreak } from '../values/without-no-break.ts';
import {
  counts,
  footer,
  formWords,
  furtherServices,
  hoursWords,
  links,
  menu,
  socialNetworks,
  words,
} from '../test/specification.ts';

const pagesWith = (facts: Partial<Record<PageId, unknown>>) => Object.keys(facts) as PageId[];
const mainOf = (page: PageId, language: Language) => only(builtPage(page, language).document, 'main');
const addressesOf = (element: ReturnType<typeof only>, selector = 'a') =>
  element.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
const pagesOf = (addresses: string[]) => addresses.map((address) => pageAt(address).page);

/** Whether a text holds words, each after the one before it. */
function says(text: string, sought: readonly string[]): boolean {
  const readable = text.replace(/\s+/g, ' ').toLowerCase();
  let end = 0;
  return sought.every((each) => {
    const at = readable.indexOf(each.toLowerCase(), end);
    end = at + each.length;
    return at !== -1;
  });
}

test.each(pagesWith(words))(
  'every section that is specified for %s stands there, with its words in their order',
  (page) => {
    const sections = mainOf(page, 'en').children.map((section) => section.structuredText);
    const missing = (words[page] ?? []).filter((sought) => {
      const at = sections.findIndex((text) => says(text, sought));
      if (at !== -1) sections.splice(at, 1);
      return at === -1;
    });
    expect(missing).toEqual([]);
  },
);

test.each(builtPages)('$address tells the hours', ({ document, language }) => {
  const footer = document.querySelector('footer')?.structuredText ?? '';
  expect(hoursWords[language]?.filter((words) => !withoutNoBreak(footer).includes(words))).toEqual([]);
});

test('the contact form says what is specified while it sends, once it has sent and when it has failed', () => {
  expect(localeWords('en', 'contact')).toMatchObject({ form: formWords });
});

const selectors: Readonly<Record<string, string>> = {
  steps: 'ol > li > h3',
  insurers: 'ul:not([aria-hidden]) > li > [lang="en"]:first-child',
};

describe.each(languageCodes)('in %s', (language) => {
  test.each(pagesWith(counts))('%s has as many of each thing as specified', (page) => {
    const wanted = counts[page] ?? {};
    const found = Object.keys(wanted).map((thing) => [
      thing,
      mainOf(page, language).querySelectorAll(selectors[thing] ?? thing).length,
    ]);
    expect(Object.fromEntries(found)).toEqual(wanted);
  });

  test.each(pagesWith(links))('the links of %s lead where they should', (page) => {
    const addresses = addressesOf(mainOf(page, language), 'a[href^="/"]:not(nav a)').filter(
      (address) => !address.includes('#'),
    );
    const found = pagesOf(addresses).filter((each) => !furtherServices.includes(each));
    expect(found.toSorted()).toEqual(links[page]?.toSorted());
  });

  test.each(['health', 'life', 'vehicle', 'travel'] as const)('%s explains the asterisk of its price', (page) => {
    const main = mainOf(page, language);
    const badge = main.querySelector('a[href="#price"]')?.parentNode?.text ?? '';
    expect([badge, only(main, '#price').text]).toEqual([expect.stringContaining('*'), expect.stringContaining('*')]);
  });
});

/** The owner may add pages to menu and footer; those that were agreed stay, in their order. */
const specifiedPages = new Set<string>([...menu, ...footer].flat());
const isSpecified = (page: string) => specifiedPages.has(page);

describe.each(languageCodes)('every page in %s', (language) => {
  test.each(pageIds)(
    '%s has the main menu, the links of the footer, and four social networks that lead nowhere yet',
    (page) => {
      const { document } = builtPage(page, language);
      const entries = document
        .querySelectorAll('header nav li:not(li li)')
        .filter((entry) => !entry.querySelector('[data-language]'))
        .map((entry) => pagesOf(addressesOf(entry)).filter(isSpecified));
      expect(entries.filter((pages) => pages.length > 0)).toEqual([...menu, ...menu]);
      const end = only(document, 'footer');
      const lists = end.querySelectorAll('ul').map((list) => pagesOf(addressesOf(list)).filter(isSpecified));
      expect(lists.slice(0, footer.length)).toEqual(footer);
      const networks = end.querySelectorAll('li[lang="en"]');
      expect(networks.map(({ text }) => text)).toEqual(socialNetworks);
      expect(networks.filter((entry) => entry.querySelector('a')).map(String)).toEqual([]);
    },
  );
});
