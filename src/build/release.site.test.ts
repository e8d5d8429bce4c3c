/** The site as it is released, once its owner has supplied and confirmed everything. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { only } from '../test/built-site.ts';
import { charge, fillOffice, people, premises } from '../test/filled-office.ts';
import { buildCopy, copyProject, withoutSettings, type ProjectClone } from '../test/project-copy.ts';
import { localeWords, pagesWithCharge } from '../test/shared-words.ts';

let copy: ProjectClone;
let said: string;

beforeAll(() => {
  copy = copyProject();
  fillOffice(copy.folder);
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
  expect(fileAt('about.html')).toContain('<link rel="canonical" href="https://advisory-rajkot.example/about"');
});

describe.each(languageCodes)('in %s', (language) => {
  const page = (id: PageId) => fileAt(fileOf(addressOf(id, language)));

  test('values with # and $ stand whole on the page', () => {
    expect(page('privacy')).toContain('Shri R. Patel, Shop #12, $HOME, Rajkot');
  });

  test('the footer says whose licence it is, what it is, its number, its last day and for which insurers', () => {
    const { footer, months } = localeWords(language, 'common');
    const parts = [footer.licence.capacity['corporate-agent'], 'CA #1234', `31 ${months[2]} 2199`, 'LIC, New India Assurance'];
    const line = /<p><span lang="en">Asha R\. Patel, Shop #12<\/span> · .*?<\/p>/.exec(page('life'))?.[0] ?? '';
    expect(parts.filter((part) => !line.includes(part))).toEqual([]);
  });

  test('a social network leads to the office there, its name in English and the rest in the language of the page', () => {
    const link = only(parse(page('about')), 'footer a[href="https://facebook.com/advisory"]');
    const spoken = link.querySelectorAll('span').map((part) => [part.getAttribute('lang'), part.text]);
    expect([link.closest('[lang]')?.rawTagName, spoken[0]]).toEqual(['html', ['en', 'Facebook']]);
  });

  test.each(pagesWithCharge)('%s says what help with a passport costs, and no longer to ask', (id) => {
    const { askUs } = localeWords(language, 'common').passportCharge;
    // The build may have joined its last words.
    const html = page(id).replaceAll('\u00a0', ' ');
    expect([html.includes(String(charge[language])), html.includes(askUs)]).toEqual([true, false]);
  });

  test('nothing that is confirmed is said to be open', () => {
    const { stats } = localeWords(language, 'about');
    const { hero } = localeWords(language, 'home');
    const { insurers } = localeWords(language, 'common');
    const open = [stats.note.split('{{')[0] ?? '', hero.badgeSample, insurers.body, stats.open.split('{{')[0] ?? ''];
    const shown = ['about', 'home', 'life'].map((id) => page(id as PageId)).join();
    expect(open.filter((words) => shown.includes(words))).toEqual([]);
  });

  test('the footer names the networks that the office is on or has not decided on, and no other', () => {
    const networks = only(parse(page('about')), 'footer').querySelectorAll('ul[aria-label]').flatMap((list) => list.querySelectorAll('li'));
    expect(networks.map((network) => network.text.split(' ')[0])).toEqual(['Facebook', 'YouTube', 'LinkedIn']);
  });

  test('floor, street and landmark stand in the footer and on the contact page, and are told to machines', () => {
    const street = [premises.floor, premises.street, premises.landmark].map((part) => part[language as 'en']).join(', ');
    expect(only(parse(page('life')), 'footer').text).toContain(street);
    expect(only(parse(page('contact')), 'main').text.split(street).length - 1).toBe(2);
    expect(page('life')).toContain(`"streetAddress":${JSON.stringify(street)}`);
  });

  test('the way there stands on the contact page, step by step', () => {
    const steps = premises.directions.map((step) => step[language as 'en']);
    const shown = only(parse(page('contact')), '#map').querySelectorAll('ol > li').map((step) => step.text);
    expect(shown).toEqual(steps);
  });

  test('people are named with what they do', () => {
    const main = only(parse(page('about')), 'main').text;
    expect(people.filter(({ name, role }) => !main.includes(`${name[language as 'en']}${role[language as 'en']}`))).toEqual([]);
  });

  test('the figures bear the day on which they were confirmed', () => {
    const { months } = localeWords(language, 'common');
    expect(page('about').split(`1 ${months[10]} 2026`).length - 1).toBeGreaterThanOrEqual(3);
  });
});

test('all that the owner has set is no longer asked for', () => {
  expect(said).not.toMatch(/VITE_/);
});

/** Tests of the built site that mean something on any office's, and those of its looks on the pages that say most of it. */
const runs = [
  {
    what: 'languages, links, structured data, markup and text',
    words: ['site', ...['build/head', 'build/links', 'build/markup', 'build/pages', 'i18n/languages', 'layouts', 'components'].map((path) => `src/${path}`)],
  },
  { what: 'axe and the fitting of text', words: ['browser', 'src/pages/axe', 'src/pages/text-fits', '-t', '/(about|contact)$'] },
];

test.each(runs)('the tests of $what pass on it as well', { timeout: 180_000 }, ({ words }) => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', ['run', '--project', ...words], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...withoutSettings(), VITEST: undefined, NO_COLOR: '1' },
  });
  expect(stdout).toMatch(/Tests .*\d+ passed/);
  expect([status, stderr.match(/FAIL .*/g)]).toEqual([0, null]);
});
