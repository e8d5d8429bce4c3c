/** A new language takes a folder, a line in `languages.ts` and a font: Nepali comes to a copy of the project. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { workerAddress } from '../offline/worker-address.ts';
import { pageIds, pageEntries } from '../site/pages.ts';
import { builtCopy } from '../test/built-copy.ts';
import { casesBeside } from '../test/cases.ts';
import { changeFile } from '../test/project-copy.ts';

const line = `  ne: {
    endonym: 'नेपाली',
    tag: 'ne',
    prefix: '/ne',
    script: 'Devanagari',
    headingFont: '@expo-google-fonts/anek-devanagari',
  },
`;

/** Stands in for a translation: Hindi with the Nepali words for “is” and “and”. */
function translate(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(' है', ' छ').replaceAll(' और ', ' र '));
  }
}

function addNepali(folder: string): void {
  const words = join(folder, 'locales/ne');
  cpSync(join(folder, 'locales/hi'), words, { recursive: true });
  translate(words);
  changeFile(join(folder, 'src/i18n/languages.ts'), (text) =>
    text.replace('} as const satisfies', `${line}} as const satisfies`),
  );
  // The compiler judges the tests as well.
  cpSync(import.meta.dirname.replace(/i18n$/, ''), join(folder, 'src'), { recursive: true, force: false });
}

let copy: string;

const built = (file: string) => readFileSync(join(copy, 'dist', file), 'utf8');

beforeAll(async () => {
  copy = await builtCopy({ name: 'nepali', change: addNepali });
}, 300_000);

test('it takes no other change to hold the types', { timeout: 300_000 }, () => {
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--noEmit'], { cwd: copy, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});

const fileOfPath = (path: string) => (path === '/' ? 'ne.html' : `ne${path}.html`);

test.each(pageIds.map((page) => pageEntries[page].path))('the page %s is there in Nepali', (path) => {
  const page = built(fileOfPath(path));
  expect(page).toContain('<html lang="ne"');
  expect(page).toContain(' छ');
});

/** What tells of the language: the file, and what it then says. */
const tellings = casesBeside(import.meta.filename, 'what', 'file', 'words');

test.each(tellings)('it is told to $what', ({ file, words }) => {
  expect(built(file)).toMatch(new RegExp(words, 'u'));
});

const fontOf = (language: string) =>
  built(`${language}/about.html`).match(/<link [^>]*as="font"[^>]*href="([^"]*)"/)?.[1] ?? '';

test('without a network it has its own cut of the face, and not that of Hindi, which has the same', () => {
  const kept = built(workerAddress).match(/\bne:\{("\/[^}]*)/)?.[1] ?? '';
  expect([fontOf('ne'), fontOf('hi')].map((font) => kept.includes(font))).toEqual([true, false]);
});
