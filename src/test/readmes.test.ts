/** What READMEs name is there: a path, a file or a command that is gone sends whoever follows a recipe astray. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { root } from '../setup/project-root.ts';

const documents = ['DECISIONS.md', ...globSync('{README.md,locales/README.md,src/**/{README,wcag}.md}', { cwd: root })];

/** Written by the project and kept by nobody. */
const isMade = (path: string) => /^(?:dist|\.cache|var|\.env|locales\/mr)|^\/|places-/.test(path);

/** Links to files, and words in code type that are paths or names of files; `<id>` and `*` stand for any name. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
  const named = [...text.matchAll(/`([\w.*<>{},/-]+)`/g)].map(([, word = '']) => word);
  const isPath = (word: string) =>
    /^(?:src|locales|public|\.github|\.ci)\//.test(word) ||
    /[\w>*]\.(?:tsx?|mjs|json|tsv|css|htaccess|yml)$/.test(word);
  return [...links, ...named.filter(isPath)].filter((path) => !isMade(path));
}

test.each(documents)('each path and command that %s names exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name = '']) => (name in scripts ? [] : name));
  const missing = pathsIn(text).filter((path) => {
    const pattern = path.replaceAll(/<\w+>/g, '*').replace(/\/$/, '');
    // From where the document stands, from the root, or by its name alone, wherever it lies.
    const places = [
      join(dirname(document), pattern),
      pattern,
      `{src,locales,public,.github,node_modules/.cache}/**/${pattern}`,
    ];
    return !places.some((place) => globSync(place, { cwd: root }).length > 0);
  });
  expect([...commands, ...missing], `Say in ${document} how it is called now.`).toEqual([]);
});
