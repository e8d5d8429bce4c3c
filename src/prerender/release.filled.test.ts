/** What a release says once its owner has supplied and confirmed everything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { ownWordsIn } from '../i18n/own-words-in.ts';
import { createSearch } from '../features/find/search.ts';
import { readEntries } from '../features/find/written-entries.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { manifestAddress } from './head/web-manifest.ts';
import { builtPage, builtPages, builtSite, metaOf, only, siteFiles } from '../test/built-site.ts';
import { facts } from '../test/filled-office.ts';
import { localeWords, pagesWithCharge } from '../test/shared-words.ts';
import { withoutNoBreak } from '../values/without-no-break.ts';

const {
  contact,
  licence,
  people: { people },
  premises,
  social,
  'passport-charge': { passportCharge: charged, kinds, payment },
  'further-services': { services },
  identity,
  notices: { notices },
} = facts;

test('nothing is marked as a sample', () => {
  const labels = languageCodes.map((language) => `>${localeWords(language, 'common').sample.label}</small>`);
  const marked = builtPages.filter(({ html }) => labels.some((label) => html.includes(label)));
  expect(marked.map(({ address }) => address)).toEqual([]);
});

test('a form service that leads visitors on leads them back to this site, in their language', () => {
  const back = only(builtPage('contact', 'gu').document, '[name="_next"]').getAttribute('value');
  expect(back).toBe('https://advisory-rajkot.example/gu/contact/thank-you');
});

test.each(['_headers', '.htaccess'])('%s allows the inline scripts and the place that the form posts to', (name) => {
  const rules = readFileSync(join(builtSite, name), 'utf8');
  expect(rules).toMatch(/script-src 'self'( 'sha256-[^']+')+;.* connect-src 'self' https:\/\/forms\.example;/);
});

describe.each(languageCodes)('in %s', (language) => {
  const { charge, footer, insurers, months, passportCharge } = localeWords(language, 'common');
  const { badge, badgeSample } = localeWords(language, 'home').hero;
  const { stats } = localeWords(language, 'about');
  const page = (id: PageId) => builtPage(id, language).html;
  const element = (id: PageId, selector: string) => only(builtPage(id, language).document, selector);
  const own = (words: Readonly<Record<string, string>>) => ownWordsIn(language, words).words;
  const street = [premises.floor, premises.street, premises.landmark].map(own).join(', ');

  test.each<[what: string, id: PageId, selector: string, words: readonly string[]]>([
    ['who hears complaints, with # and $', 'privacy', 'main', [own(contact.grievance)]],
    ['floor, street and landmark', 'life', 'footer', [street]],
    ['further services', 'home', 'main', services.flatMap(({ name, sentence }) => [own(name), own(sentence)])],
    ['their prices', 'contact', '#further', [charge.title, charge.free, charge.from.replace(/{{.*}}/, '₹1,25,000')]],
    [
      'prices and how one can pay',
      'passport-fees',
      '#charges',
      [...kinds.map(({ name }) => own(name)), '₹1,500', own(payment)],
    ],
    [
      'number and own name',
      'life',
      'footer',
      [...identity.registrations.map(({ number }) => number), own(identity.shortName)],
    ],
    [
      'licences of people',
      'about',
      'main',
      people.flatMap(({ licences = [] }) =>
        licences.map(
          ({ capacity, company, number }) =>
            `${company || footer.licence.capacity[capacity]} · ${footer.licence.number.replace('{{number}}', number)}`,
        ),
      ),
    ],
    ['people with what they do', 'about', 'main', people.map(({ name, role }) => `${own(name)}${own(role)}`)],
    ['when figures were confirmed', 'about', 'main', [`1 ${months[10]} 2026`]],
    ['who answers', 'claims', 'main', [own(people[0]?.name ?? {}), licence.number]],
    [
      'all of the licence',
      'life',
      'footer',
      [
        licence.legalName,
        footer.licence.capacity[licence.capacity],
        licence.number,
        `31 ${months[2]} 2199`,
        licence.insurers,
      ],
    ],
  ])('%s: on %s, in its %s', (_, id, selector, words) => {
    const text = element(id, selector).text.replaceAll('\u00a0', ' ');
    expect(words.filter((each) => !text.includes(each))).toEqual([]);
  });

  test('titles, share cards, manifest and machines have the own name, the header its logo', () => {
    const { html, document } = builtPage('contact', language);
    expect(document.querySelector('title')?.text.endsWith(` · ${own(identity.shortName)}`)).toBe(true);
    expect(metaOf(builtPage('contact', language), 'og:image:alt')).toContain(own(identity.shortName));
    expect(html).toContain(JSON.stringify([...Object.values(social), identity.reviews]));
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/icons/mark.png');
    expect(siteFiles.get(manifestAddress(language))?.content.toString()).toContain(own(identity.name));
  });

  test('a notice leads to its one page, whose host is shown', () => {
    const [{ link } = { link: { address: '', words: {} } }] = notices;
    const shown = element('contact', '#notices').querySelector(`a[href="${link.address}"]`);
    expect(shown?.text).toContain(`${own(link.words)} (${new URL(link.address).host})`);
  });

  test('clients have the stars that they gave, and one says it in the own language alone', () => {
    const shown = element('home', 'main').querySelectorAll('figure');
    expect(shown.map((each) => each.querySelectorAll('[role="img"] svg').length)).toEqual([4, 0]);
    expect(shown.at(-1)?.querySelector('blockquote')?.getAttribute('lang')).toBe('gu');
    expect(page('home')).toContain(`href="${identity.reviews}"`);
  });

  test('the finder knows further services, and no longer calls them foreign', () => {
    const file = [...siteFiles].find(([address]) => address.startsWith(`/assets/search-${language}`));
    const find = createSearch(readEntries(file?.[1].content.toString() ?? ''));
    expect(find('સિનિયર સિટિઝન કાર્ડ')[0]).toMatchObject({
      href: `${addressOf('contact', language)}#further-3`,
      ...(language !== 'gu' && { lang: 'gu', line: localeWords(language, 'common').navigation.contact }),
    });
    const found = ['pan card', 'પાન કાર્ડ', 'पैन कार्ड', 'home insurance', 'ration card'].map(
      (asked) => find(asked)[0]?.href,
    );
    const address = addressOf('contact', language);
    expect(found).toEqual([...Array(3).fill(`${address}#further-1`), `${address}#further-2`, undefined]);
  });

  test('the footer leads to every network of the office', () => {
    const links = element('about', 'footer').querySelectorAll('li:not(:last-child) a[href^="https:"]');
    const shown = links.map((link) => [only(link, 'span[lang="en"]').text, link.getAttribute('href')]);
    expect(shown).toEqual(Object.entries(social));
  });

  test.each(pagesWithCharge)('%s says what help with a passport costs, and no longer to ask', (id) => {
    // The build may have joined its last words.
    const html = page(id).replaceAll('\u00a0', ' ');
    expect([html.includes(own(charged)), html.includes(passportCharge.askUs)]).toEqual([true, false]);
  });

  test('nothing that is confirmed is said to be open, and what the owner does not claim leaves no trace', () => {
    const open = [insurers.body, stats.open].map((text) => text.split('}}').at(-1) ?? '');
    const shown = withoutNoBreak(page('about') + page('life') + page('home'));
    expect([...open, badge, badgeSample].filter((words) => shown.includes(words))).toEqual([]);
    const terms = element('about', 'main').querySelectorAll('dt');
    const figures = stats.items.filter(({ label }) => terms.some(({ text }) => text === label));
    expect(figures.map(({ id }) => id)).toEqual(['experience', 'clients']);
  });

  test('the contact page says twice where the office is, and the way there step by step; machines are told too', () => {
    expect(element('contact', 'main').text.split(street).length - 1).toBe(2);
    const steps = element('contact', '#map').querySelectorAll('ol > li');
    expect(steps.map((step) => step.text)).toEqual(premises.directions.map(own));
    expect(page('contact')).toContain(`"streetAddress":${JSON.stringify(street)}`);
  });

  test('every map leads to the pin, nothing says that only the area is shown, and machines are told the place', () => {
    const section = element('contact', '#map');
    const place = encodeURIComponent('22.3039,70.8022');
    expect(section.querySelector('[data-map]')?.getAttribute('data-map')).toContain(`q=${place}&`);
    expect(section.querySelector('a')?.getAttribute('href')).toContain(`query=${place}`);
    expect(section.text).not.toContain(localeWords(language, 'contact').map.note);
    expect(page('contact')).toContain('"geo":{"@type":"GeoCoordinates","latitude":22.3039,"longitude":70.8022}');
  });

  test('each person is shown with photograph, languages and own numbers', () => {
    const [entry, ...others] = element('about', 'main').querySelectorAll('ul > li:has(img[src^="/photographs/"])');
    expect(others.length).toBe(people.length - 1);
    expect(entry?.querySelectorAll('a').map((link) => link.getAttribute('href')?.split('?', 1)[0])).toEqual([
      'tel:+919825011111',
      'https://wa.me/919825011111',
    ]);
    expect(entry?.text).toContain(new Intl.DisplayNames(language, { type: 'language' }).of('hi'));
  });
});
