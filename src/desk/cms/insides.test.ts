/** What this folder takes hold of inside the CMS is still there, and does what is told here: a new version that has it no more must not land. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { refusal } from './refusal.ts';
import { patches } from './patches.ts';
import { wordsOfCms } from './translate-cms.ts';

const cms = readFileSync(fileURLToPath(import.meta.resolve('@sveltia/cms')), 'utf8');

test.each(wordsOfCms)('the CMS still says %s', (theirs) => {
  expect(cms.includes(theirs), 'Take its words of today into src/desk/words-of-cms.tsv.').toBe(true);
});

const classes = readFileSync(join(import.meta.dirname, 'cms.css'), 'utf8').match(/\.[a-z]+(?=[ ,{])/g) ?? [];

test.each(classes)('the CMS still has elements of the class %s that cms.css names', (name) => {
  expect(cms).toMatch(new RegExp(`class="(?:[\\w-]+ )*${name.slice(1)}[ "]`));
});

test.each([
  ['dialogs of content, header and footer', 'cms.css', /class="footer (svelte-\w+)[^]*\.content\.\1 [^]*\.header\.\1 /],
  [
    'buttons of new entries, pictures and folders',
    'cms.css',
    /create_entry_or_assets:`Create Entry or Assets`[^]*new_folder:`New Folder`/,
  ],
  ['a button that translates', 'cms.css', /:`Translate`,/],
  [
    'settings as the fifth of its menu',
    'cms.css',
    /`signed_in_as_x`.*?Ru\(\w+,\{\}\).*?`live_site`.*?`settings`.*?`sign_out`/,
  ],
  ['native fields of dates', 'cms.css', /type:\w+\?`date`:/],
  [
    'what its listener before saving returns',
    'on-saving.ts',
    /\)\{let (\w+)=\w+\.toJS\(\);\w+\(\1\.data\)&&\w+\(\1\.i18n\)/,
  ],
  ['the cause of a refusal', 'refusal.ts', RegExp(`\`${refusal('').message}\`\\?\\(.{0,40}\\.cause\\?\\.message`)],
  ['items by marks', 'as-written.ts', /=>!\w+\.split\(`\.`\)\.pop\(\)\?\.startsWith\(`__sc_`\)/],
  ['the name and content of a picture that is saved', 'patches.ts', /\.push\(\{\.\.\.\w+,blobURL:\w+,name:\w+,path:/],
  [
    'requests by fetch',
    'github-in-words.ts',
    /await fetch\(\w+,\w+\)\}catch\(\w+\)\{throw Error\(`Failed to send the request`,\{cause:/,
  ],
  ['what an answer calls its message', 'github-in-words.ts', /typeof (\w+)\.message==`string`/],
])('the CMS still knows %s, on which %s rests', (_, __, inside) => {
  expect(inside.test(cms)).toBe(true);
});

test.each(patches)('the CMS has one place %s, and something else stands there then', (place, instead) => {
  expect(cms.match(new RegExp(place, 'g'))).toHaveLength(1);
  expect(cms.replace(place, instead)).not.toBe(cms);
});
