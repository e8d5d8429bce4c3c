/** Hands the words of the locale files to the site; in development a faulty file is shown over the page. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { parsedJson } from '../../json/broken-file.ts';

/** Reads the locale files of the project in `root`, and those that the folder `office` has from there. */
export function wordsPlugin(root: string, office: string): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load: {
      filter: { id: /\/locales\/\w+\/[\w-]+\.json/ },
      handler(id) {
        const [path = ''] = id.split('?');
        const file = relative(root, path);
        const own = join(office, file);
        const text = readFileSync(existsSync(own) ? own : path, 'utf8');
        parsedJson(file, text);
        return text;
      },
    },
  };
}
