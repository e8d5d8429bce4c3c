/** Rules that are one row of the table: a pattern that a text must not have. */
import { languages, type Language } from '../../../i18n/languages.ts';
import { conventions } from '../conventions.ts';
import { memoized } from '../../../values/memoized.ts';
import { inEachText, type Find } from './rule.ts';

/** The columns of `rules.tsv` that patterns have. */
interface PatternRow {
  /** A language, the mark that ends its sentences, or `native` for those in no Latin letters; all where it is empty. */
  only: string;
  /** `text` where placeholders, mark-up and addresses are judged as well; they are left out where it is empty. */
  in: string;
  /**
   * `@name@` stands for what may be joined to an acronym, for the script of the language, or for a place where a word
   * begins or may not go on.
   */
  pattern: string;
  /** What is wrong; “%” is what was found, “#” the code of its last sign. */
  what: string;
}

/** Of a word, which `\b` does not know in Indian scripts. */
const edges = { begin: String.raw`(?<![\p{L}\p{M}])`, end: String.raw`(?![\p{L}\p{M}])` };

function patternOf({ only, pattern }: PatternRow, language: Language): RegExp | undefined {
  const { sentenceEnd = '.', joinedEndings = '(?!)' } = conventions[language] ?? {};
  const { script } = languages[language];
  if (!['', language, sentenceEnd, script !== 'Latin' && 'native'].includes(only)) return undefined;
  const words: Readonly<Record<string, string>> = { ...edges, script, joinedEndings: `(?:${joinedEndings})` };
  return new RegExp(
    pattern.replace(/@(\w+)@/g, (_, name: string) => words[name] ?? ''),
    'gu',
  );
}

function codeOf(found: string): string {
  const last = [...found].at(-1)?.codePointAt(0) ?? 0;
  return `U+${last.toString(16).toUpperCase().padStart(4, '0')}`;
}

export function findPattern(row: PatternRow): Find {
  const patternIn = memoized((language: Language) => patternOf(row, language));
  return inEachText(function* ({ value, prose, language }) {
    const pattern = patternIn(language);
    for (const { 0: found, index } of pattern ? (row.in === 'text' ? value : prose).matchAll(pattern) : []) {
      yield { at: index, what: row.what.replace('#', codeOf(found)).replace('%', () => found.trim()) };
    }
  });
}
