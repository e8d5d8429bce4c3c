/** Marks are of the same kind as in English, and come in pairs. */
import { besideEnglish, inEachText, type Finders, type Text } from './rule.ts';

/** The mark that ends a text, each full stop as one, brackets, quotes and asterisks aside. */
function finalMarkOf({ prose }: Text): string {
  const core = prose.replace(/[”’"')\]»*\s]+$/, '').replace(/\.\.\.$/, '…');
  const [mark] = /[.?!…:,;]$/.exec(core.replace(/।$/, '.')) ?? [];
  return mark ? `“${mark}”` : 'no mark';
}

export const punctuationFinders: Finders = {
  'final-mark': besideEnglish(function* (text, english) {
    const [present, wanted] = [finalMarkOf(text), finalMarkOf(english)];
    if (present === wanted) return;
    yield { at: text.value.trimEnd().length - 1, what: `the text ends with ${present}, the English with ${wanted}` };
  }),
  unbalanced: inEachText(function* ({ prose }) {
    const rest = prose.replace(/“[^“”]*”|\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\]/g, (pair) => ' '.repeat(pair.length));
    const [lone] = rest.matchAll(/[“”()[\]]/g);
    if (lone) yield { at: lone.index, what: `${lone[0]} has no partner` };
  }),
};
