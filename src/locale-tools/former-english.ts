/** Finds in the history of git the English that a translation was made from, of which the translation memory keeps only the fingerprint. */
import { spawnSync } from 'node:child_process';
import { defaultLanguage } from '../i18n/languages.ts';
import { textsByKey } from './locale-values.ts';
import { fingerprint } from './translation-memory.ts';

/** The former text of a locale file that has a fingerprint; undefined where git knows of none. */
export type FormerEnglish = (file: string, wanted: string) => string | undefined;

function git(root: string, ...command: string[]): string {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : '';
}

/** Every version of an English file, the newest first, under whatever name it had. */
function* versions(root: string, file: string): Iterable<string> {
  const log = git(root, 'log', '--follow', '--relative', '--name-only', '--format=%H', '--', `locales/${defaultLanguage}/${file}.json`);
  for (const [, commit, path] of log.matchAll(/^([0-9a-f]{40})\n\n(.+)$/gm)) yield git(root, 'show', `${commit}:./${path}`);
}

function textsIn(json: string): string[] {
  try {
    return [...textsByKey(JSON.parse(json)).values()];
  } catch {
    // A version may have been committed broken, or was never there in this clone.
    return [];
  }
}

/** Reads the history of each file once, as far back as it is asked for. */
export function formerEnglishOf(root: string): FormerEnglish {
  const histories = new Map<string, { known: Map<string, string>; earlier: Iterator<string> }>();
  return (file, wanted) => {
    const history = histories.get(file) ?? { known: new Map(), earlier: versions(root, file)[Symbol.iterator]() };
    histories.set(file, history);
    while (!history.known.has(wanted)) {
      const { value: version, done } = history.earlier.next();
      if (done) return undefined;
      for (const text of textsIn(version)) history.known.set(fingerprint(text), text);
    }
    return history.known.get(wanted);
  };
}
