/** Figures, prices, their marks and addresses are the same in every language. */
import { figuresIn } from '../../../office/schema/said.ts';
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

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** The asterisks of a text, and whether it begins or ends with one. */
const asterisksOf = (text: string) => [count(text, '*'), text.startsWith('*'), text.endsWith('*')].join();

export const numberFinders: Finders = {
  'figures-differ': besideEnglish(function* (text, english) {
    const present = figuresIn(text.prose);
    const missing = difference(figuresIn(english.prose.replace(ordinal, '')), present);
    if (missing.length > 0) yield { what: `the figure ${quoted(missing)} of the English text is missing` };
    for (const figure of difference(present, [...figuresIn(english.prose), ...figuresInWords(english)])) {
      const at = Math.max(0, text.value.indexOf(figure));
      yield { at, what: `the figure “${figure}” is not in the English text` };
    }
  }),
  'rupee-signs-differ': besideEnglish(function* ({ value }, english) {
    const [present, wanted] = [count(value, '₹'), count(english.value, '₹')];
    if (present !== wanted) yield { what: `the text has ${present} ₹, the English has ${wanted}` };
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
