/** Marks are those of the language, and of the same kind as in English. */
import { conventionOf } from '../conventions.ts';
import { tagPattern } from '../../prose.ts';
import { besideEnglish, flawsAt, inEachText, type Flaw, type Rule, type Text } from './rule.ts';

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

export const finalMark: Rule = {
  id: 'final-mark',
  severity: 'error',
  why: 'Sentences end with a full stop, headings and buttons with none; a text of the other kind looks like a slip.',
  mend: 'End the text as English does: “.” in Gujarati, “।” in Hindi, or no mark.',
  find: besideEnglish(function* (text, english) {
    const [present, wanted] = [finalMarkOf(text), finalMarkOf(english)];
    if (present !== wanted) yield { at: text.value.trimEnd().length - 1, what: `the text ends with ${present}, the English with ${wanted}` };
  }),
};

export const sentenceEnd: Rule = {
  id: 'sentence-end',
  severity: 'error',
  why: 'Each language has its own full stop, and a mixture reads as careless.',
  mend: 'Write the full stop of the language: “.” in English and Gujarati, “।” in Hindi.',
  find: inEachText(({ prose, language }) => {
    const { sentenceEnd: mark } = conventionOf(language);
    if (mark === '.') return flawsAt(prose, /[।॥]/g, (found) => ({ what: `“${found}” is not the full stop of this language` }));
    if (mark !== '।') return [];
    return flawsAt(prose, /(?<=[\p{L}\p{M}\p{N}\uFFFC”)])\.(?=\s|$|[”’)])|॥/gu, (found) => ({ what: `“${found}” is not the full stop of this language` }));
  }),
};

/** Judges only languages that are printed with typographic marks. */
function whereTypographic(pattern: RegExp, what: (found: string) => string): Rule['find'] {
  return inEachText(({ prose, language }) => {
    return conventionOf(language).typographicMarks ? flawsAt(prose, pattern, (found) => ({ what: what(found) })) : [];
  });
}

export const pipe: Rule = {
  id: 'pipe',
  severity: 'error',
  why: 'It is the stroke of the keyboard, not the full stop of Hindi, and screen readers say “vertical bar”.',
  mend: 'Write “।” in Hindi, “.” in Gujarati, or take it out.',
  find: whereTypographic(/[|¦]/g, (found) => `“${found}” stands in the text`),
};

export const visargaAsColon: Rule = {
  id: 'visarga-as-colon',
  severity: 'error',
  why: 'The visarga is a letter sign: screen readers pronounce it, and search does not find the word.',
  mend: 'Type a colon “:”.',
  find: inEachText(function* ({ prose, language }) {
    const rightful = conventionOf(language).visargaWords ?? [];
    for (const match of prose.matchAll(/[\p{L}\p{M}]+[\u0903\u0A83](?![\p{L}\p{M}])/gu)) {
      if (!rightful.includes(match[0])) yield { at: match.index + match[0].length - 1, what: `“${match[0]}” ends in a visarga, not in a colon` };
    }
  }),
};

export const straightQuote: Rule = {
  id: 'straight-quote',
  severity: 'error',
  why: 'Printed Gujarati and Hindi use curly quotes; typewriter ones look like a slip.',
  mend: 'Write “ and ”.',
  find: whereTypographic(/["'`´]/g, (found) => `the straight quote ${found} stands in the text`),
};

export const dotsForEllipsis: Rule = {
  id: 'dots-for-ellipsis',
  severity: 'error',
  why: 'Screen readers read three dots one by one, and a line may break between them.',
  mend: 'Write “…” (one sign), or run npm run check -- --fix.',
  find: whereTypographic(/\.{3,}/g, () => 'three dots stand for an ellipsis'),
};

export const hyphenForDash: Rule = {
  id: 'hyphen-for-dash',
  severity: 'error',
  why: 'A range of figures takes a dash; with a hyphen it reads as a number with two parts.',
  mend: 'Write “–” between the figures, or run npm run check -- --fix.',
  find: whereTypographic(/(?<=[\d\uFFFC])-(?=[\d\uFFFC])/g, () => 'a hyphen stands between two figures'),
};

export const repeatedMark: Rule = {
  id: 'repeated-mark',
  severity: 'error',
  why: 'Two marks in a row are a slip, or shout at the reader.',
  mend: 'Keep one of them.',
  find: inEachText(({ prose }) => flawsAt(
    prose,
    /(?<!\.)\.\.(?!\.)|\.{4,}|,,+|;;+|::+|!!+|\?\?+|।।+|[.।][,;]|,[.।]|…\.|[?!][.।]/g,
    (found) => ({ what: `“${found}” stands in the text` }),
  )),
};

const partners = [['“', '”'], ['(', ')'], ['[', ']']] as const;

export const unbalanced: Rule = {
  id: 'unbalanced',
  severity: 'error',
  why: 'A quote or bracket without its partner leaves the reader waiting for the other.',
  mend: 'Add the missing one, or take both out.',
  find: inEachText(function* ({ prose }): Iterable<Flaw> {
    for (const [opening, closing] of partners) {
      const [opened, closed] = [prose.split(opening).length, prose.split(closing).length];
      if (opened > closed) yield { at: prose.lastIndexOf(opening), what: `${opening} has no ${closing}` };
      if (closed > opened) yield { at: prose.indexOf(closing), what: `${closing} has no ${opening}` };
      if (opened === closed && prose.indexOf(closing) < prose.indexOf(opening)) yield { at: prose.indexOf(closing), what: `${closing} stands before ${opening}` };
    }
  }),
};

export const punctuationRules = [finalMark, sentenceEnd, pipe, visargaAsColon, straightQuote, dotsForEllipsis, hyphenForDash, repeatedMark, unbalanced];
