/** Hands the form to the page, and lets the rules that the check runs in Node run in a browser, with the files that they read inside. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { quotes, readLocales } from '../locale-tools/locale-files.ts';
import { readFacts } from '../setup/read-facts.ts';
import { deskConfig, type DeskOptions } from './desk-config.ts';

/** Where the rules read a file beside them. */
const readBeside = /readFileSync\(\s*new URL\('([^']+)', import\.meta\.url\)(?:, 'utf8')?\s*\)/g;

/** What the rules take from Node and do not call in the desk. */
const nodeStub =
  'export const existsSync = () => false, readFileSync = existsSync, readdirSync = existsSync, join = existsSync; export default { join };';

export function deskPlugin(root: string, options: DeskOptions): Plugin {
  const virtual = (): Record<string, string> => {
    const { files } = readLocales(root, languages, defaultLanguage);
    const quoted = files.filter(({ name }) => files.some((file) => quotes(file, name)));
    const texts = Object.fromEntries(quoted.map(({ language, name, text }) => [`${language}/${name}`, text]));
    return {
      'virtual:desk': `export const config = ${JSON.stringify(deskConfig(root, options))}; export const quoted = ${JSON.stringify(texts)};`,
      'virtual:facts': `const facts = ${JSON.stringify(readFacts(root))}; export const readFacts = () => facts;`,
      'virtual:node': nodeStub,
      // The highlighters of fields for code, of which the form has none.
      'virtual:none': 'export default [];',
    };
  };
  const names: [RegExp, string][] = [
    [/^virtual:desk$/, 'virtual:desk'],
    [/\/setup\/read-facts\.ts$/, 'virtual:facts'],
    [/^node:/, 'virtual:node'],
    [/^@shikijs\/(?:langs|themes)\//, 'virtual:none'],
  ];
  let modules: Record<string, string> | undefined;
  return {
    name: 'desk',
    enforce: 'pre',
    resolveId: (id) => {
      const name = names.find(([pattern]) => pattern.test(id))?.[1];
      return name && `\0${name}`;
    },
    load: (id) => (id.startsWith('\0virtual:') ? (modules ??= virtual())[id.slice(1)] : undefined),
    transform: (code, id) =>
      id.includes('/src/') && code.includes('import.meta.url')
        ? code.replace(readBeside, (_, file: string) =>
            JSON.stringify(readFileSync(resolve(dirname(id), file), 'utf8')),
          )
        : undefined,
  };
}
