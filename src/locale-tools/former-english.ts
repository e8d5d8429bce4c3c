/** Finds in the history of git the English that a translation was made from, of which the memory keeps only the fingerprint. */
import { spawnSync } from 'node:child_process';
import { defaultLanguage } from '../i18n/languages.ts';
import { fingerprint } from './translation-memory.ts';

/** The text of a locale file of which the memory keeps an entry; undefined where git knows of none. */
export type FormerEnglish = (file: string, entry: string) => string | undefined;

/** A line of JSON that came or went, with its text. */
const changedLine = /^[-+]\s*(?:"[^"]*": )?("(?:[^"\\]|\\["\\/bfnrt])*"),?$/gm;

/** Texts of all versions of an English file by fingerprint. */
function historyOf(root: string, file: string): Map<string, string> {
  const command = ['log', '-p', '--format=', '--', `locales/${defaultLanguage}/${file}.json`];
  const { stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const texts = [...(stdout ?? '').matchAll(changedLine)].map(([, text = '""']) => String(JSON.parse(text)));
  return new Map(texts.map((text) => [fingerprint(text), text]));
}

/** Reads the history of each file once. */
export function formerEnglishOf(root: string): FormerEnglish {
  const histories = new Map<string, Map<string, string>>();
  return (file, entry) => {
    const history = histories.get(file) ?? historyOf(root, file);
    histories.set(file, history);
    return history.get(entry.split(' ')[0] ?? '');
  };
}
