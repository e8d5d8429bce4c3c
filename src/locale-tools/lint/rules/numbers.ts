/** Figures, prices, their marks and addresses are the same in every language. */
import { figuresIn } from '../../../values/figures-in.ts';
import { addressPattern } from '../../text-analysis.ts';
import words from './number-words.json' with { type: 'json' };
import { besideEnglish, difference, quoted, type Finders, type Text } from './rule.ts';

/** English words that stand for a figure: a translation may write either. */
const numberWords: Readonly<Record<string, string>> = words;

/** An English ordinal, like 2nd, which other languages may say in a word. */
const ordinal = /\d+(?:st|nd|rd|th)\b/g;

function figuresInWords({ prose }: Text): string[] {
  return (prose.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => numberWords[word] ?? []);
}

/** Figures, and each sign of rupees. */
const amountsIn = (prose: string) => [...figuresIn(prose), ...(prose.match(/₹/g) ?? [])];

/** The asterisks of a text, and whether it begins or ends with one. */
const asterisksOf = (text: string) => [text.split('*').length, text.startsWith('*'), text.endsWith('*')].join();

export const numberFinders: Finders = {
  'figures-differ': besideEnglish(function* (text, english) {
    const present = amountsIn(text.prose);
    const missing = difference(amountsIn(english.prose.replace(ordinal, '')), present);
    if (missing.length > 0) yield { what: `${quoted(missing)} of the English text is missing` };
    for (const figure of difference(present, [...amountsIn(english.prose), ...figuresInWords(english)])) {
      const at = Math.max(0, text.value.indexOf(figure));
      yield { at, what: `“${figure}” is not in the English text` };
    }
  }),
  'addresses-differ': besideEnglish(function* ({ value }, english) {
    const missing = difference(english.value.match(addressPattern) ?? [], value.match(addressPattern) ?? []);
    if (missing.length > 0) yield { what: `the address ${quoted(missing)} of the English text is missing` };
  }),
  'asterisks-differ': besideEnglish(function* ({ value }, english) {
    if (asterisksOf(value) !== asterisksOf(english.value))
      yield { what: 'the asterisks are not as many, or not at the same end, as in English' };
  }),
};
