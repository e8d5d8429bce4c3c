/** What the owner says in every language. */
import type { z } from 'zod';
import type { MessageId, MessageValues } from '../../messages/format-message.ts';
import { figuresIn } from '../../values/figures-in.ts';
import { issueText, group, text, type Judge } from './kinds.ts';

/** The script in which each language of the site is written, by its code. */
export type ScriptsOfLanguages = Readonly<Record<string, string>>;

/** The same whatever their order. */
const sortedFigures = (words: string) => figuresIn(words).toSorted().join();

/**
 * The script of another language in which words are written; a short name like A-12 and an e-mail address stand in any.
 */
function foreignScriptIn(words: string, own: string, all: readonly string[]): string | undefined {
  const has = (script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(words);
  const isLeftInEnglish = !has(own) && /\p{Script=Latin}{3}/u.test(words.replaceAll(/\S+@\S+/g, ''));
  return all.find((script) => script !== own && has(script) && (script !== 'Latin' || isLeftInEnglish));
}

interface Kind {
  /** Whether it may be left out. */
  isOptional?: boolean;
  /** Whether pages of the other languages show it in the one in which it is said. */
  mayStandAlone?: boolean;
  judge?: Judge<string>;
}

/** A text in every language of the site. */
function textIn(scripts: ScriptsOfLanguages, { isOptional, mayStandAlone, judge }: Kind) {
  const codes = Object.keys(scripts);
  const words = text((value) => value !== '' && judge?.(value));
  const shape: Readonly<Record<string, z.ZodType<string>>> = Object.fromEntries(codes.map((code) => [code, words]));
  const form = `{ ${codes.map((code) => `"${code}": "…"`).join(', ')} }`;
  return group(shape, form)
    .superRefine((said, context) => {
      const first = Object.values(said).find((words) => words.trim());
      if (!first) {
        if (!isOptional) context.addIssue(issueText(mayStandAlone ? 'not-said' : 'said-nowhere'));
        return;
      }
      for (const [code, words] of Object.entries(said)) {
        const refuse = (id: MessageId, values: MessageValues = {}) =>
          context.addIssue({ code: 'custom', path: [code], message: issueText(id, { value: words, ...values }) });
        const own = scripts[code] ?? '';
        const foreign = foreignScriptIn(words, own, Object.values(scripts));
        if (!words.trim()) {
          if (!mayStandAlone) refuse(isOptional ? 'said-elsewhere-alone' : 'said-nowhere');
        } else if (foreign) refuse('foreign-letters', { foreign, own });
        else if (sortedFigures(words) !== sortedFigures(first)) refuse('other-figures', { first });
      }
    })
    .prefault({});
}

export const wordsIn = (scripts: ScriptsOfLanguages) => ({
  translated: textIn(scripts, {}),
  /** In every language, or in none. */
  unlessEmpty: (judge?: Judge<string>) => textIn(scripts, { isOptional: true, judge }),
  /** In one language or more. */
  ownWords: (isOptional = false) => textIn(scripts, { isOptional, mayStandAlone: true }),
});

export type Words = ReturnType<typeof wordsIn>;
