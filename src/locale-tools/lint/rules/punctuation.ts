/** Marks are those of the language, and of the same kind as in English. */
import { conventionOf, conventions } from '../conventions.ts';
import { spacedHyphen, tagPattern } from '../../text-analysis.ts';
import { besideEnglish, inEachText, patternRule, type Flaw, type PatternRule, type Rule, type Text } from './rule.ts';

const finalMarks: Readonly<Record<string, string>> = {
  '.': 'a full stop',
  '।': 'a full stop',
  '?': 'a question mark',
  '!': 'an exclamation mark',
  '…': 'an ellipsis',
  ':': 'a colon',
  ',': 'a comma',
  ';': 'a semicolon',
};

/** Kind of the mark that ends a text, brackets, quotes and asterisks aside. */
function finalMarkOf({ prose, value }: Text): string {
  const end = [...value.matchAll(tagPattern)].reduceRight((text, { 0: tag, index }) => text.slice(0, index) + text.slice(index + tag.length), prose);
  const core = end.replace(/[”’"')\]»*\s]+$/, '').replace(/\.\.\.$/, '…');
  return finalMarks[core.at(-1) ?? ''] ?? 'no mark';
}

/** Only for languages that are printed with typographic marks. */
function whereTypographic(pattern: RegExp): PatternRule['pattern'] {
  return ({ language }) => (conventionOf(language).typographicMarks ? pattern : undefined);
}

/** What is no full stop in languages that end sentences with the mark. */
const foreignStops: Readonly<Record<string, RegExp>> = {
  '.': /[।॥]/g,
  '।': /(?<=[\p{L}\p{M}\p{N}\uFFFC”)])\.(?=\s|$|[”’)])|॥/gu,
};

/** Like `“.” in en, gu; “।” in hi`. */
const fullStops = [...Map.groupBy(Object.entries(conventions), ([, { sentenceEnd }]) => sentenceEnd)]
  .flatMap(([mark, of]) => (mark ? [`“${mark}” in ${of.map(([language]) => language).join(', ')}`] : []))
  .join('; ');

const partners = [['“', '”'], ['(', ')'], ['[', ']']] as const;

const patterns: readonly PatternRule[] = [
  {
    id: 'sentence-end',
    why: 'Each language has its own full stop, and a mixture reads as careless.',
    remedy: `Write the full stop of the language: ${fullStops}.`,
    pattern: ({ language }) => foreignStops[conventionOf(language).sentenceEnd ?? ''],
    what: (found) => `“${found}” is not the full stop of this language`,
  },
  {
    id: 'pipe',
    why: 'It is the stroke of the keyboard, not the full stop of Hindi, and screen readers say “vertical bar”.',
    remedy: `Write the full stop of the language (${fullStops}), or take it out.`,
    pattern: whereTypographic(/[|¦]/g),
    what: (found) => `“${found}” stands in the text`,
  },
  {
    id: 'visarga-as-colon',
    why: 'The visarga is a letter sign: screen readers pronounce it, and search does not find the word.',
    remedy: 'Type a colon “:”.',
    pattern: ({ language }) => {
      const rightful = conventionOf(language).visargaWords ?? [];
      return new RegExp(`(?<![\\p{L}\\p{M}])(?!(?:${rightful.join('|')})(?![\\p{L}\\p{M}]))[\\p{L}\\p{M}]+[\\u0903\\u0A83](?![\\p{L}\\p{M}])`, 'gu');
    },
    what: (found) => `“${found}” ends in a visarga, not in a colon`,
  },
  {
    id: 'straight-quote',
    why: 'Printed Gujarati and Hindi use curly quotes; typewriter ones look like a slip.',
    remedy: 'Write “ and ”.',
    pattern: whereTypographic(/["'`´]/g),
    what: (found) => `the straight quote ${found} stands in the text`,
  },
  {
    id: 'dots-for-ellipsis',
    why: 'Screen readers read three dots one by one, and a line may break between them.',
    remedy: 'Write “…” (one sign), or run npm run check -- --fix.',
    pattern: whereTypographic(/\.{3,}/g),
    what: () => 'three dots stand for an ellipsis',
  },
  {
    id: 'hyphen-for-dash',
    why: 'A range of figures takes a dash; with a hyphen it reads as a number with two parts.',
    remedy: 'Write “–” between the figures, or run npm run check -- --fix.',
    pattern: whereTypographic(/(?<=[\d\uFFFC])-(?=[\d\uFFFC])/g),
    what: () => 'a hyphen stands between two figures',
  },
  {
    id: 'spaced-hyphen',
    why: 'A hyphen joins two parts of a word; between spaces it stands for a dash and looks like a slip of the keyboard.',
    remedy: 'Write “ – ” (a dash between spaces), or run npm run check -- --fix.',
    pattern: spacedHyphen,
    what: () => 'a hyphen between spaces stands for a dash',
  },
  {
    id: 'repeated-mark',
    why: 'Two marks in a row are a slip, or shout at the reader.',
    remedy: 'Keep one of them.',
    pattern: /(?<!\.)\.\.(?!\.)|\.{4,}|,,+|;;+|::+|!!+|\?\?+|।।+|[.।][,;]|,[.।]|…\.|[?!][.।]/g,
    what: (found) => `“${found}” stands in the text`,
  },
];

export const punctuationRules: readonly Rule[] = [
  {
    id: 'final-mark',
    severity: 'error',
    why: 'Sentences end with a full stop, headings and buttons with none; a text of the other kind looks like a slip.',
    remedy: `End the text as English does: with the full stop of the language (${fullStops}), the same mark, or none.`,
    find: besideEnglish(function* (text, english) {
      const [present, wanted] = [finalMarkOf(text), finalMarkOf(english)];
      if (present !== wanted) yield { at: text.value.trimEnd().length - 1, what: `the text ends with ${present}, the English with ${wanted}` };
    }),
  },
  {
    id: 'unbalanced',
    severity: 'error',
    why: 'A quote or bracket without its partner leaves the reader waiting for the other.',
    remedy: 'Add the missing one, or take both out.',
    find: inEachText(function* ({ prose }): Iterable<Flaw> {
      for (const [opening, closing] of partners) {
        const [opened, closed] = [prose.split(opening).length, prose.split(closing).length];
        if (opened > closed) yield { at: prose.lastIndexOf(opening), what: `${opening} has no ${closing}` };
        if (closed > opened) yield { at: prose.indexOf(closing), what: `${closing} has no ${opening}` };
        const isTurned = opened === closed && prose.indexOf(closing) < prose.indexOf(opening);
        if (isTurned) yield { at: prose.indexOf(closing), what: `${closing} stands before ${opening}` };
      }
    }),
  },
  ...patterns.map(patternRule),
];
