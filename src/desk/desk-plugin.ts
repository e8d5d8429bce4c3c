/** Lets the rules that the check runs in Node run in a browser, with the files that they read inside, and the CMS's own buttons and sentences speak every language. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readSaid } from './labels.ts';

/** Where the rules read a file beside them. */
const readBeside = /readFileSync\(\s*new URL\('([^']+)', import\.meta\.url\)(?:, 'utf8')?\s*\)/g;

/** What the CMS says by how its code has it, and what it says in the desk. */
export const wordsOfCms = [...readSaid(readFileSync(new URL('words-of-cms.tsv', import.meta.url), 'utf8'))].map(
  ([theirs, ours]) => [`:\`${theirs}\``, `:\`${ours.join(' · ')}\``] as const,
);

export const deskPlugin: Plugin = {
  name: 'desk',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/@sveltia/cms/npm/index.js'))
      return wordsOfCms.reduce((whole, [theirs, ours]) => whole.replaceAll(theirs, () => ours), code);
    if (!id.includes('/src/') || !code.includes('import.meta.url')) return undefined;
    return code.replace(readBeside, (_, file: string) =>
      JSON.stringify(readFileSync(resolve(dirname(id), file), 'utf8')),
    );
  },
};
