/** What the owner says in every language. */
import type { z } from 'zod';
import { group, text } from './values.ts';

/** The script in which each language of the site is written, by its code. */
export type ScriptsOfLanguages = Readonly<Record<string, string>>;

/** The figures of a text, whatever their order and grouping. */
const figuresIn = (words: string) => (words.replace(/(\d),(?=\d)/g, '$1').match(/\d+/g) ?? []).toSorted().join();

/** The script of another language in which words are written; a short name like A-12 stands in any. */
function foreignScriptIn(words: string, own: string, all: readonly string[]): string | undefined {
  const has = (script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(words);
  const isLeftInEnglish = !has(own) && /\p{Script=Latin}{3}/u.test(words);
  return all.find((script) => script !== own && has(script) && (script !== 'Latin' || isLeftInEnglish));
}

/** A text in every language; an optional one may be empty in all. */
export function saidIn(scripts: ScriptsOfLanguages, presence: 'required' | 'optional' = 'required') {
  const codes = Object.keys(scripts);
  // What is said in no language need not be emptied for a new one.
  const words = presence === 'optional' ? text().default('') : text();
  const shape: Readonly<Record<string, z.ZodType<string>>> = Object.fromEntries(codes.map((code) => [code, words]));
  const form = `{ ${codes.map((code) => `${code}: '…'`).join(', ')} }`;
  return group(shape, form).superRefine((said, context) => {
    const [first = '', ...others] = Object.values(said);
    if (presence === 'optional' && ![first, ...others].some((words) => words.trim())) return;
    for (const [code, words] of Object.entries(said)) {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: [code], message });
      const own = scripts[code] ?? '';
      const foreign = foreignScriptIn(words, own, Object.values(scripts));
      if (!words.trim())
        refuse(
          `is empty, so pages in it would keep this back. Say it in every language${presence === 'optional' ? ', or in none' : ''}.`,
        );
      else if (foreign) refuse(`is '${words}' in ${foreign} letters, foreign to its readers. Write ${own} letters.`);
      else if (figuresIn(words) !== figuresIn(first))
        refuse(`has other figures than '${first}'. Write the same everywhere, in figures or in words.`);
    }
  });
}

export type SaidSchema = ReturnType<typeof saidIn>;
