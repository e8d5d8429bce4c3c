import { describe, expect, test } from 'vitest';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import { services } from '../../office/services.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { builtPages, listedPages, visibleText, type BuiltPage } from '../../test/built-site.ts';

type Thing = Record<string, unknown> & { '@type': string };

function graphOf({ document }: BuiltPage): Thing[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => JSON.parse(block.textContent)['@graph']);
}

const thingOf = (page: BuiltPage, type: string) => graphOf(page).find((thing) => thing['@type'] === type);

/** Every text below a key, as the page should show it. */
function textsOf(value: unknown, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (keys.includes(key) && typeof part === 'string' ? [part] : textsOf(part, keys)));
}

/** Properties whose texts are words of the page. */
const shown = ['name', 'alternateName', 'telephone', 'email', 'streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'description'];

/** 20:00 as clocks in copy say it: 8:00. */
const onTheClock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;

const grouped = new FormatjsNumberFormat('en-IN');

test('pages that search engines may not list carry no structured data', () => {
  expect(builtPages.filter((page) => !listedPages.includes(page) && graphOf(page).length > 0).map(({ address }) => address)).toEqual([]);
});

describe.each(listedPages)('$address', (page) => {
  test('shows every text of its structured data', () => {
    const text = visibleText(page);
    expect(textsOf(graphOf(page), shown).filter((part) => !text.includes(part))).toEqual([]);
  });

  test('tells address, hours, phone, languages and area of the office', () => {
    expect(thingOf(page, 'InsuranceAgency')).toMatchObject({
      telephone: expect.any(String),
      address: { addressLocality: expect.any(String), postalCode: expect.any(String) },
      openingHoursSpecification: { dayOfWeek: expect.any(Array), opens: expect.any(String), closes: expect.any(String) },
      knowsLanguage: languageCodes,
      areaServed: { '@type': 'City' },
    });
  });

  test('shows the hours that it tells', () => {
    const hours = thingOf(page, 'InsuranceAgency')?.openingHoursSpecification as { opens: string; closes: string };
    expect([onTheClock(hours.opens), onTheClock(hours.closes)].filter((time) => !visibleText(page).includes(time))).toEqual([]);
  });

  test('holds neither questions nor reviews, which search engines no longer show or do not permit', () => {
    expect(JSON.stringify(graphOf(page))).not.toMatch(/FAQPage|Review|Rating/);
  });
});

describe.each(listedPages.filter(({ page }) => page !== 'home'))('$address', (page) => {
  test('tells the same way to itself as it shows', () => {
    const trail = thingOf(page, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    const entries = page.document.querySelectorAll('main nav ol > li');
    const addresses = entries.map((entry) => entry.querySelector('a')?.getAttribute('href') ?? page.address);
    expect(trail.map(({ name, item }) => [name, new URL(item).pathname])).toEqual(entries.map((entry, position) => [entry.text, addresses[position]]));
  });
});

test('the front doors name the site', () => {
  expect(listedPages.filter((page) => thingOf(page, 'WebSite')).map(({ page }) => page)).toEqual(languageCodes.map(() => 'home'));
});

test('the priced services and no others make an offer', () => {
  const pages = listedPages.filter((page) => thingOf(page, 'Service')).map(({ page }) => page);
  expect(pages.toSorted()).toEqual(services.filter(({ isPriced }) => isPriced).flatMap(({ id }) => languageCodes.map(() => id)).toSorted());
});

describe.each(listedPages.filter((page) => thingOf(page, 'Service')))('$address', (page) => {
  test('shows the price that it offers, in rupees', () => {
    const offer = thingOf(page, 'Service')?.offers as { price: number; priceCurrency: string };
    expect([offer.priceCurrency, visibleText(page).includes(`₹${grouped.format(offer.price)}`)]).toEqual(['INR', true]);
  });
});
