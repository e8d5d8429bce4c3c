/** Marks are of the same kind as in English, and come in pairs. */
import { besideEnglish, inEachText, type Finders, type Text } from './rule.ts';

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
function finalMarkOf({ prose }: Text): string {
  const core = prose.replace(/[”’"')\]»*\s]+$/, '').replace(/\.\.\.$/, '…');
  return finalMarks[core.at(-1) ?? ''] ?? 'no mark';
}

const partners = [
  ['“', '”'],
  ['(', ')'],
  ['[', ']'],
] as const;

export const punctuationFinders: Finders = {
  'final-mark': besideEnglish(function* (text, english) {
    const [present, wanted] = [finalMarkOf(text), finalMarkOf(english)];
    if (present === wanted) return;
    yield { at: text.value.trimEnd().length - 1, what: `the text ends with ${present}, the English with ${wanted}` };
  }),
  unbalanced: inEachText(function* ({ prose }) {
    for (const [opening, closing] of partners) {
      const [opened, closed] = [prose.split(opening).length, prose.split(closing).length];
      if (opened > closed) yield { at: prose.lastIndexOf(opening), what: `${opening} has no ${closing}` };
      const isTurned = opened === closed && prose.indexOf(closing) < prose.indexOf(opening);
      if (closed > opened || isTurned)
        yield { at: prose.indexOf(closing), what: `${closing} has no ${opening} before it` };
    }
  }),
};
