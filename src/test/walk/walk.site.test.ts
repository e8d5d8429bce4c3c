/** What the walk is made for it finds, and says where and how it is mended. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtSite } from '../built-site.ts';
import { changeFile } from '../project-copy.ts';
import { localeWords } from '../shared-words.ts';
import { testedProject } from '../tested-project.ts';
import { originOf } from './text-origin.ts';
import { reportOf, walk } from './walk.ts';

const wide = '<pre>મારું_નામ_બહુ_જ_લાંબું_છે_એટલે_સ્ક્રીનમાં_સમાતું_નથી_અને_બાજુ_પર_ખસે_છે</pre>';

/** By file of the built site, what is put in the place of what. */
const planted: Readonly<Record<string, readonly [string, string]>> = {
  'gu/about.html': ['</main>', '<a href="#nowhere">.</a><img src="/lost.png" alt=""></main>'],
  'hi/contact.html': ['</main>', `${wide}</main>`],
  // Less than is free above the bar: no fault.
  'gu.html': ['<main', '<div><br></div><main'],
  'hi.html': ['<main', '<div><br><br><br><br><br><br><br><br><br></div><main'],
};

test(
  'a page that is not there, a fault in the console, a dead link, a text too wide and doors too low',
  { timeout: 240_000 },
  async () => {
    const site = mkdtempSync(join(tmpdir(), 'walked-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    cpSync(builtSite, site, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    for (const [file, [what, instead]] of Object.entries(planted))
      changeFile(join(site, file), (html) => html.replace(what, instead));
    rmSync(join(site, 'about.html'));
    const findings = await walk(testedProject, site, ['home', 'about', 'contact']);
    const found = new Set(findings.map(({ kind, address }) => `${kind} ${address}`));
    expect([...found].toSorted()).toEqual([
      'console /about',
      'console /gu/about',
      'doors /hi',
      'link /',
      'link /contact',
      'link /gu/about',
      'link /hi/about',
      'opens /about',
      'sideways /hi/contact',
    ]);
    expect(reportOf(findings)).toContain('/gu/about (1440 px): /gu/about#nowhere\n');
  },
);

test('a text is found where it is written, also in part and with its values filled in', () => {
  const { title } = localeWords('gu', 'contact').hero;
  expect(originOf(title, 'gu', testedProject)).toBe('locales/gu/contact.json: hero.title');
  expect(originOf('words that nobody wrote', 'gu', testedProject)).toBeUndefined();
});
