/** Keys that code asks for, as i18next-parser finds them with `i18next-parser.config.js`. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from '../i18n/languages.ts';
import type { LocaleFiles } from './locale-files.ts';
import { textsByKey, type LanguageFiles } from './locale-values.ts';

const output = '.cache/extracted-keys';

/** Found keys by file name; throws with what i18next-parser said when it fails. */
export function extractedKeys(root: string): LanguageFiles {
  const folder = path.join(root, output);
  rmSync(folder, { recursive: true, force: true });
  const parser = path.resolve(root, 'node_modules/i18next-parser/bin/cli.js');
  const { status, stderr, stdout } = spawnSync(process.execPath, [parser], { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `i18next-parser could not read the code; run npx i18next to see why. ${stderr ?? ''}${stdout ?? ''}`,
    );
  const names = readdirSync(path.join(folder, 'en'));
  return Object.fromEntries(
    names.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(path.join(folder, 'en', name), 'utf8'))]),
  );
}

/** Keys that English does not have yet, as `file:key`; a key that names a whole group or list counts as there. */
export function unknownKeys(found: LanguageFiles, locales: LocaleFiles): string[] {
  return Object.entries(found).flatMap(([name, words]) => {
    const known = locales.file(defaultLanguage, name)?.entries;
    return [...textsByKey(words).keys()].filter((key) => !known?.has(key)).map((key) => `${name}:${key}`);
  });
}
