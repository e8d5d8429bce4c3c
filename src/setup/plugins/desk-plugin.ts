/** Lets the rules that the check runs in Node run in a browser, with the files that they read inside. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the rules read a file beside them. */
const readBeside = /readFileSync\(\s*new URL\('([^']+)', import\.meta\.url\)(?:, 'utf8')?\s*\)/g;

export const deskPlugin: Plugin = {
  name: 'desk',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\//, code: 'import.meta.url' },
    handler: (code, id) =>
      code.replace(readBeside, (_, file: string) => JSON.stringify(readFileSync(resolve(dirname(id), file), 'utf8'))),
  },
};
