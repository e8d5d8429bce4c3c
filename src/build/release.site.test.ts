/** The site as it is released, once its owner has supplied and confirmed everything. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { only } from '../test/built-site.ts';
import { buildCopy, copyProject, replaceValue, setInJson, type ProjectClone } from '../test/project-copy.ts';
import { localeWords, pagesWithCharge } from '../test/shared-words.ts';

const charge: Readonly<Record<string, string>> = {
  en: 'We charge ₹500 # for each passport.',
  gu: 'દરેક પાસપોર્ટના અમે ₹500 લઈએ છીએ.',
  hi: 'हर पासपोर्ट के हम ₹500 लेते हैं।',
};

const settings = `# What an owner writes
VITE_SITE_URL=https://Advisory.Example
VITE_PHONE="+91 98250 12345"
VITE_EMAIL= office@advisory.example \nVITE_WHATSAPP='+91 98250 12345'
VITE_FORM_ENDPOINT=https://Forms.Example/f/AbC
VITE_LEGAL_NAME=Asha R. Patel, Shop #12
VITE_LICENCE_CAPACITY=corporate-agent
VITE_LICENCE_NUMBER=CA #1234
VITE_LICENCE_VALID_UNTIL=2199-03-31
VITE_LICENCE_INSURERS=LIC, New India Assurance
VITE_PASSPORT_CHARGE=${charge.en}
VITE_PASSPORT_CHARGE_GU=${charge.gu}
VITE_PASSPORT_CHARGE_HI=${charge.hi}
VITE_GRIEVANCE_CONTACT=Shri R. Patel, Shop #12, $HOME, Rajkot
VITE_FACEBOOK=https://facebook.com/advisory
`;

const day = '2026-11-01';

let copy: ProjectClone;
let said: string;

beforeAll(() => {
  copy = copyProject();
  writeFileSync(join(copy.folder, '.env'), settings);
  const confirmed = { bestPriceGuarantee: day, insurers: day, experience: day, clients: day, claimSupport: day };
  replaceValue(join(copy.folder, 'src/office/confirmations.ts'), 'confirmations: Confirmations = ', ';\n', confirmed);
  for (const language of languageCodes) {
    localeWords(language, 'home').testimonials.items.forEach((_, position) => {
      setInJson(join(copy.folder, 'locales', language, 'home.json'), `testimonials.items.${position}.sample`, false);
    });
  }
  said = buildCopy(copy.folder, '--release');
}, 300_000);
afterAll(() => copy.remove());

const fileAt = (file: string) => readFileSync(join(copy.folder, 'dist', file), 'utf8');
const pages = () => readdirSync(join(copy.folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test('nothing on any page is marked as a sample', () => {
  const labels = languageCodes.map((language) => `>${localeWords(language, 'common').sample.label}</small>`);
  expect(pages().filter((file) => labels.some((label) => fileAt(file).includes(label)))).toEqual([]);
});

test('a host in capitals is named as browsers write it', () => {
  expect(fileAt('about.html')).toContain('<link rel="canonical" href="https://advisory.example/about"');
});

describe.each(languageCodes)('in %s', (language) => {
  const page = (id: PageId) => fileAt(fileOf(addressOf(id, language)));

  test('values with # and $ stand whole on the page', () => {
    expect(page('privacy')).toContain('Shri R. Patel, Shop #12, $HOME, Rajkot');
  });

  test('the footer says whose licence it is, what it is, its number, its last day and for which insurers', () => {
    const { footer, months } = localeWords(language, 'common');
    const parts = [footer.licence.capacity['corporate-agent'], 'CA #1234', `31 ${months[2]} 2199`, 'LIC, New India Assurance'];
    const line = /<p>Asha R\. Patel, Shop #12 · .*?<\/p>/.exec(page('life'))?.[0] ?? '';
    expect(parts.filter((part) => !line.includes(part))).toEqual([]);
  });

  test('a social network leads to the office there, its name in English and the rest in the language of the page', () => {
    const link = only(parse(page('about')), 'footer a[href="https://facebook.com/advisory"]');
    const spoken = link.querySelectorAll('span').map((part) => [part.getAttribute('lang'), part.text]);
    expect([link.closest('[lang]')?.rawTagName, spoken[0]]).toEqual(['html', ['en', 'Facebook']]);
  });

  test.each(pagesWithCharge)('%s says what help with a passport costs, and no longer to ask', (id) => {
    const { askUs } = localeWords(language, 'common').passportCharge;
    expect([page(id).includes(String(charge[language])), page(id).includes(askUs)]).toEqual([true, false]);
  });

  test('nothing that is confirmed is said to be open', () => {
    const { stats } = localeWords(language, 'about');
    const { hero } = localeWords(language, 'home');
    const { insurers } = localeWords(language, 'common');
    const open = [stats.note.split('{{')[0] ?? '', hero.badgeSample, insurers.body, ...stats.items.map((item) => item.open)];
    const shown = ['about', 'home', 'life'].map((id) => page(id as PageId)).join();
    expect(open.filter((words) => shown.includes(words))).toEqual([]);
  });

  test('the figures bear the day on which they were confirmed', () => {
    const { months } = localeWords(language, 'common');
    expect(page('about').split(`1 ${months[10]} 2026`).length - 1).toBeGreaterThanOrEqual(3);
  });
});

test('all that the owner has set is no longer asked for', () => {
  expect(said).not.toMatch(/VITE_/);
});
