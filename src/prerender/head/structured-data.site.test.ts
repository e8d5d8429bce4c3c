import { expect, test } from 'vitest';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import { services } from '../../office/services.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { pageEntries, pageIds, type PageId } from '../../site/pages.ts';
import { builtPages, listedPages, visibleText, type BuiltPage } from '../../test/built-site.ts';

type Thing = Record<string, unknown> & { '@type': string };

function graphOf({ document }: BuiltPage): Thing[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => JSON.parse(block.textContent)['@graph']);
}

const thingOf = (page: BuiltPage, type: string) => graphOf(page).find((thing) => thing['@type'] === type);

/** Properties whose texts are words of the page. */
const shown = new Set(['name', 'telephone', 'email', 'streetAddress', 'addressLocality', 'postalCode', 'description']);

/** Every text of those, as the page should show it. */
function textsOf(value: unknown): string[] {
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    typeof part === 'string' ? (shown.has(key) ? [part] : []) : textsOf(part),
  );
}

/** 20:00 as clocks in copy say it: 8:00. */
const onTheClock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;

const listedIds = pageIds.filter((page) => pageEntries[page].indexed !== false);

/** Which pages tell of what. */
const carriers: Record<string, readonly PageId[]> = {
  InsuranceAgency: ['home', 'contact'],
  WebSite: ['home'],
  BreadcrumbList: listedIds.filter((page) => page !== 'home'),
  Service: services.filter(({ isPriced }) => isPriced).map(({ id }) => id),
};

test.each(builtPages)('$address tells of what its kind of page tells, and of nothing else', (page) => {
  const types = graphOf(page).map((thing) => thing['@type']);
  // Neither questions nor reviews, which search engines no longer show or do not permit.
  const wanted = Object.keys(carriers).filter((type) => carriers[type]?.includes(page.page));
  expect(types.toSorted()).toEqual(wanted.toSorted());
  expect(JSON.stringify(graphOf(page))).not.toMatch(/FAQPage|Review|Rating/);
});

const pagesWith = (type: string) => listedPages.filter(({ page }) => carriers[type]?.includes(page));

test.each(listedPages)('$address shows every text of its structured data', (page) => {
  const text = visibleText(page);
  expect(textsOf(graphOf(page)).filter((part) => !text.includes(part))).toEqual([]);
});

test.each(pagesWith('InsuranceAgency'))(
  '$address tells address, phone, languages and area of the office, and the hours that it shows',
  (page) => {
    const agency = thingOf(page, 'InsuranceAgency');
    expect(agency).toMatchObject({
      telephone: expect.any(String),
      address: { postalCode: expect.any(String) },
      knowsLanguage: languageCodes,
      areaServed: { '@type': 'City' },
    });
    const text = visibleText(page);
    const spans = agency?.openingHoursSpecification as { opens: string; closes: string }[];
    const times = spans.flatMap(({ opens, closes }) => [onTheClock(opens), onTheClock(closes)]);
    expect(times.filter((time) => !text.includes(time))).toEqual([]);
  },
);

test.each(pagesWith('BreadcrumbList'))('$address tells the same way to itself as it shows', (page) => {
  const trail = thingOf(page, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
  const entries = page.document.querySelectorAll('main > section:first-of-type nav ol > li');
  const addresses = entries.map((entry) => entry.querySelector('a')?.getAttribute('href') ?? page.address);
  expect(trail.map(({ name, item }) => [name, new URL(item).pathname])).toEqual(
    entries.map((entry, position) => [withoutNoBreak(entry.text), addresses[position]]),
  );
});

test.each(pagesWith('Service'))('$address shows the price that it offers, in rupees', (page) => {
  const offer = thingOf(page, 'Service')?.offers as { price: number; priceCurrency: string };
  expect([offer.priceCurrency, visibleText(page).includes(`₹${offer.price.toLocaleString('en-IN')}`)]).toEqual([
    'INR',
    true,
  ]);
});
