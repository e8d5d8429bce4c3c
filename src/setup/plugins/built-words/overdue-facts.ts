/** Facts that have stood longer than they keep, said beside each in the words themselves. */
import type { Claim } from '../../../facts/read-claims.ts';

type Words = Record<string, unknown>;

interface Sentence {
  owner: Words;
  name: string;
  text: string;
}

/** Every sentence at or below a name; headings, cells and other fragments end without a mark and bear no note. */
function sentencesAt(owner: Words, name: string): Sentence[] {
  const value = owner[name];
  if (typeof value === 'string') return /[.।]$/u.test(value) ? [{ owner, name, text: value }] : [];
  return typeof value === 'object' && value
    ? Object.keys(value).flatMap((each) => sentencesAt(value as Words, each))
    : [];
}

/** Every sentence that shows when a price was looked up, and in which file and where in it that month stands. */
export function datedSentences(words: Words): (Sentence & { month: { file: string; path: string[] } })[] {
  return Object.keys(words)
    .flatMap((name) => sentencesAt(words, name))
    .flatMap((sentence) => {
      const [, file, path] = /\{\{([\w-]+)\.([\w.]+\.checked), month\}\}/.exec(sentence.text) ?? [];
      return file && path ? [{ ...sentence, month: { file, path: path.split('.') } }] : [];
    });
}

/** The last sentence below each key of a claim that leads into a locale file. */
export function sentencesOf({ keys }: Claim, file: string, words: Words): Sentence[] {
  return keys.flatMap((key) => {
    const [name, path = ''] = key.split(':');
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    if (name !== file) return [];
    const owner = steps.reduce<unknown>((part, step) => (part as Words | undefined)?.[step], words);
    return owner ? sentencesAt(owner as Words, last).slice(-1) : [];
  });
}

/**
 * Writes a note behind the facts of claims that are due, the month read longest ago behind each sentence; changes the
 * words in place.
 */
export function noteOverdue(due: readonly Claim[], file: string, words: Words, note: (month: string) => string): void {
  const oldestFirst = due.toSorted((one, other) => (one.read < other.read ? -1 : 1));
  const found = oldestFirst.flatMap((claim) =>
    sentencesOf(claim, file, words).map((sentence) => ({ ...sentence, month: claim.read.slice(0, 7) })),
  );
  for (const { owner, name, text, month } of found) if (owner[name] === text) owner[name] = `${text} ${note(month)}`;
}
