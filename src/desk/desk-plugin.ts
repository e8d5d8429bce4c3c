/** Hands the form to the page, and lets the rules that the check runs in Node run in a browser, with the files that they read inside. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readFacts } from '../setup/read-facts.ts';
import { deskConfig, type DeskOptions } from './desk-config.ts';

/** Where the rules read a file beside them. */
const readBeside = /readFileSync\(\s*new URL\('([^']+)', import\.meta\.url\)(?:, 'utf8')?\s*\)/g;

/** What the rules take from Node, and do not call in the desk. */
const taken = ['existsSync', 'readFileSync', 'readdirSync', 'join', 'default'];

/** What is handed over in place of a module; of the CMS no highlighters, as the form has no field for code. */
function modulesOf(root: string, options: DeskOptions): [RegExp, string][] {
  const config = JSON.stringify(deskConfig(root, options));
  const facts = JSON.stringify(readFacts(root));
  return [
    [/^virtual:desk$/, `export default ${config};`],
    [/\/setup\/read-facts\.ts$/, `export const readFacts = () => (${facts});`],
    [/^node:/, `const none = () => {}; export { ${taken.map((name) => `none as ${name}`).join()} };`],
    [/^@shikijs\/(?:langs|themes)\//, 'export default [];'],
  ];
}

export function deskPlugin(root: string, options: DeskOptions): Plugin {
  const modules = modulesOf(root, options);
  return {
    name: 'desk',
    enforce: 'pre',
    resolveId: (id) => modules.find(([pattern]) => pattern.test(id)) && `\0desk:${id}`,
    load: (id) => (id.startsWith('\0desk:') ? modules.find(([pattern]) => pattern.test(id.slice(6)))?.[1] : undefined),
    transform: (code, id) =>
      id.includes('/src/') && code.includes('import.meta.url')
        ? code.replace(readBeside, (_, file: string) =>
            JSON.stringify(readFileSync(resolve(dirname(id), file), 'utf8')),
          )
        : undefined,
  };
}
