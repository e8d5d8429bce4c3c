/** The editor is for `npm run dev` alone. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { siteFiles } from '../../test/built-site.ts';
import { editorPath } from './protocol.ts';
import { wordsIn } from './in-browser/interface-texts.ts';

const sources = readdirSync(join(import.meta.dirname, 'in-browser')).map((file) => `in-browser/${file}`);
// Shorter words of the editor are words of the site as well.
const words = languageCodes.flatMap((language) => Object.values(wordsIn(language)).filter((text) => text.length > 30));
const built = [...siteFiles].map(([address, { content }]) => ({ address, text: content.toString() }));

test.each([editorPath, ...sources, ...words])('no file of the build holds "%s"', (text) => {
  expect(built.filter((file) => file.text.includes(text)).map(({ address }) => address)).toEqual([]);
});
