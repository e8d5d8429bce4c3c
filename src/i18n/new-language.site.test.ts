/** A new language takes a folder, a line in `languages.ts` and a font: Nepali comes to a copy of the project. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerAddress } from '../offline/worker-address.ts';
import { pageIds, pageEntries } from '../site/pages.ts';
import { fileOf } from '../site/urls.ts';
import { builtPages, builtSite } from '../test/built-site.ts';
import { copyProject, type ProjectClone } from '../test/project-copy.ts';

const line = `  ne: {
    endonym: 'नेपाली',
    tag: 'ne',
    prefix: '/ne',
    script: 'Devanagari',
    openGraph: 'ne_NP',
    headingFont: '@expo-google-fonts/anek-devanagari',
  },
`;

/** Stands in for a translation: Hindi with the words that another language has for “is” and “and”. */
function translate(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const [head = '', ...body] = readFileSync(file, 'utf8').split('"hero"');
    // Title and description, which stand before the hero, keep the length that results of a search have room for.
    const words = body.length > 0 ? body.join('"hero"') : head;
    const translated = words.replaceAll(' है', ' आहे').replaceAll(' और ', ' आणि ');
    writeFileSync(file, body.length > 0 ? `${head}"hero"${translated}` : translated);
  }
}

let copy: ProjectClone;
/** What the build and the compiler say; nothing when all is well. */
let complaints: { build: string; types: string };

async function complaintsOf(...command: string[]): Promise<string> {
  const program = spawn(process.execPath, command, { cwd: copy.folder });
  const [output, errors, status] = await Promise.all([text(program.stdout), text(program.stderr), new Promise((resolve) => program.on('close', resolve))]);
  return status === 0 ? '' : output + errors;
}

const built = (file: string) => readFileSync(join(copy.folder, 'dist', file), 'utf8');

beforeAll(async () => {
  copy = copyProject();
  const folder = join(copy.folder, 'locales/ne');
  cpSync(join(copy.folder, 'locales/hi'), folder, { recursive: true });
  translate(folder);
  const list = join(copy.folder, 'src/i18n/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace('} as const satisfies', `${line}} as const satisfies`));
  const [build, types] = await Promise.all([complaintsOf('src/build/build.ts'), complaintsOf('node_modules/typescript/bin/tsc', '--noEmit')]);
  complaints = { build, types };
}, 300_000);

afterAll(() => copy.remove());

test('it takes no other change to build the site and to hold its types', () => {
  expect(complaints).toEqual({ build: '', types: '' });
});

const fileOfPath = (path: string) => (path === '/' ? 'ne.html' : `ne${path}.html`);

test.each(pageIds.map((page) => pageEntries[page].path))('the page %s is there in Marathi', (path) => {
  const page = built(fileOfPath(path));
  expect(page).toContain('<html lang="ne"');
  expect(page).toMatch(/आहे/);
});

test('every page offers Marathi in its own name, and leads to its own page', () => {
  expect(built('gu/contact.html')).toMatch(/<a [^>]*href="\/ne\/contact"[^>]*>नेपाली<\/a>/);
});

test('search engines are told of it on the page and in the sitemap', () => {
  expect(built('about.html')).toMatch(/<link rel="alternate" hreflang="ne" href="[^"]*\/ne\/about">/);
  expect(built('sitemap.xml')).toMatch(/<loc>[^<]*\/ne\/about<\/loc>/);
});

test('share previews name it', () => {
  expect(built('ne/about.html')).toContain('<meta property="og:locale" content="ne_NP">');
});

const fontOf = (language: string) => built(`${language}/about.html`).match(/<link [^>]*as="font"[^>]*href="([^"]*)"/)?.[1] ?? '';

test('its headings have a cut of the font of their own, though Hindi has the same face', () => {
  const font = fontOf('ne');
  const style = readdirSync(join(copy.folder, 'dist/assets')).find((name) => /^site-.*\.css$/.test(name)) ?? '';
  const face = built(`assets/${style}`).match(/@font-face\{[^}]*"?Anek Devanagari ne"?;[^}]*\}/)?.[0];
  expect(face).toContain(font);
});

test.each([
  ['ne', 'hi'],
  ['hi', 'ne'],
])('without a network %s has its own cut of the face, and not that of %s', (language, other) => {
  const kept = built(workerAddress).match(new RegExp(`\\b${language}:\\{("/[^}]*)`))?.[1] ?? '';
  expect([fontOf(language), fontOf(other)].map((font) => kept.includes(font))).toEqual([true, false]);
});

test('its visitors are offered their language in its own words', () => {
  expect(built('gu/about.html')).toMatch(/<a [^>]*lang="ne"[^>]*data-suggestion="\p{Script=Devanagari}/u);
});

test('servers answer a wrong address in Marathi', () => {
  expect(built('_redirects')).toContain('/ne/404.html');
});


/**
 * A page without what names all languages: the switcher and the list of languages without a network, the lines for search
 * engines, and the script of the front door, which takes visitors to theirs.
 */
function withoutLanguages(html: string): string {
  const inHead = /<link rel="alternate"[^>]*>|<meta property="og:locale:alternate"[^>]*>|"knowsLanguage":\[[^\]]*\]|<script>.*?<\/script>/g;
  return html.replaceAll(inHead, '').replaceAll(/<a [^>]*data-language=.*?<\/a>| data-needs="[^"]*"/g, '');
}

test.each(builtPages)('$address carries nothing of it but its line in the switcher and those for search engines', ({ address }) => {
  expect(withoutLanguages(built(fileOf(address))).match(/.{0,40}(?:[/"]ne\b|ne_NP|नेपाली)/g) ?? []).toEqual([]);
});

test('the script of every page weighs what it weighed without it', () => {
  const lengthOf = (folder: string) => {
    const script = readFileSync(join(folder, 'about.html'), 'utf8').match(/<script [^>]*src="([^"]*)"/)?.[1] ?? '';
    return statSync(join(folder, script)).size;
  };
  expect(lengthOf(join(copy.folder, 'dist'))).toEqual(lengthOf(builtSite));
});
