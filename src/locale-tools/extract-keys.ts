/** Keys that code asks for, as i18next-parser finds them with `i18next-parser.config.js`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { textsByKey, type LocaleGroup } from './locale-values.ts';

const output = '.cache/extracted-keys';

/** Found keys by file name; throws with what i18next-parser said when it fails. */
export function extractedKeys(root: string): Record<string, LocaleGroup> {
  const folder = path.join(root, output);
  rmSync(folder, { recursive: true, force: true });
  const parser = path.resolve(root, 'node_modules/.bin/i18next');
  const { status, stderr, stdout, error } = spawnSync(parser, [], { cwd: root, encoding: 'utf8' });
  if (status !== 0 || !existsSync(path.join(folder, 'en'))) {
    const said = `${error?.message ?? stderr ?? ''}${stdout ?? ''}`;
    throw new Error(`i18next-parser could not read the code, so no keys were found. Run npx i18next to see why. ${said}`);
  }
  const names = readdirSync(path.join(folder, 'en'));
  return Object.fromEntries(names.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(path.join(folder, 'en', name), 'utf8'))]));
}

/** Keys that English does not have yet, as `file:key`; a key that names a whole group or list counts as there. */
export function unknownKeys(found: Readonly<Record<string, LocaleGroup>>, english: Readonly<Record<string, LocaleGroup>>): string[] {
  return Object.entries(found).flatMap(([file, words]) => {
    return [...textsByKey(words).keys()].filter((key) => !leadsTo(english[file], key)).map((key) => `${file}:${key}`);
  });
}

function leadsTo(words: LocaleGroup | undefined, key: string): boolean {
  let word: unknown = words;
  for (const name of key.split('.')) {
    if (typeof word !== 'object' || word === null || !Object.hasOwn(word, name)) return false;
    word = Object.entries(word).find(([each]) => each === name)?.[1];
  }
  return true;
}
