/** Figures, prices and their marks say the same in every language and are written one way. */
import { conventionOf } from '../conventions.ts';
import { isReadable } from '../../locale-files.ts';
import { besideEnglish, difference, flawsAt, inEachText, quoted, type Rule, type Text } from './rule.ts';

/** English words that stand for a figure: a translation may write either. */
const numberWords: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  once: '1',
  two: '2',
  twice: '2',
  both: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  decade: '10',
  eleven: '11',
  twelve: '12',
};

/** Figures of a text as plain numbers, so that 09:00 equals 9:00 and 2,999 equals 2999. */
function figuresIn({ prose }: Text): string[] {
  const plain = prose.replace(/(?<=\d),(?=\d)/g, '');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map((figure) => String(Number(figure)));
}

function figuresInWords({ prose }: Text): string[] {
  return (prose.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => numberWords[word] ?? []);
}

export const figuresDiffer: Rule = {
  id: 'figures-differ',
  severity: 'error',
  why: 'A price, an age or a number of days must not depend on the language a visitor reads.',
  mend: 'Write the same figures as in English.',
  find: besideEnglish(function* (text, english) {
    const wanted = figuresIn(english);
    const present = figuresIn(text);
    const missing = difference(wanted, present);
    const extra = difference(present, [...wanted, ...figuresInWords(english)]);
    if (missing.length > 0) yield { what: `the figure ${quoted(missing)} of the English text is missing` };
    for (const figure of extra) yield { at: Math.max(0, text.value.indexOf(figure)), what: `the figure ${quoted([figure])} is not in the English text` };
  }),
};

export const numberDiffers: Rule = {
  id: 'number-differs',
  severity: 'error',
  why: 'Visitors would be told different prices or sums in different languages.',
  mend: 'Write the same number in every language.',
  *find(copy) {
    for (const file of copy.files.filter(isReadable)) {
      const english = copy.file(copy.source, file.name);
      if (file.language === copy.source || !isReadable(english)) continue;
      for (const entry of file.entries.values()) {
        const wanted = english.entries.get(entry.key);
        if (entry.kind !== 'number' || wanted?.kind !== 'number' || wanted.value === entry.value) continue;
        yield { file, entry, offset: entry.offset, what: `this is ${entry.value}, in English it is ${wanted.value}` };
      }
    }
  },
};

export const numberAsText: Rule = {
  id: 'number-as-text',
  severity: 'error',
  why: 'A figure between quotes cannot be formatted as a price.',
  mend: 'Write the number without quotes, commas or ₹: 2999.',
  *find(copy) {
    for (const file of copy.files.filter(isReadable)) {
      for (const entry of file.entries.values()) {
        const isPrice = /(?:^|\.)(?:amount|from|to|price)$/.test(entry.key);
        if (isPrice && typeof entry.value === 'string' && /^[₹\d,.\s]+$/.test(entry.value)) {
          yield { file, entry, offset: entry.offset, what: `“${entry.value}” is a number written as text` };
        }
      }
    }
  },
};

export const rupeeSigns: Rule = {
  id: 'rupee-signs-differ',
  severity: 'error',
  why: 'A price that loses its ₹, or a range that gets a second one, reads as another price.',
  mend: 'Write as many ₹ as in English: ₹5–10 lakh has one.',
  find: besideEnglish(function* ({ value }, english) {
    const count = (text: string) => text.split('₹').length - 1;
    if (count(value) !== count(english.value)) yield { what: `the text has ${count(value)} ₹, the English has ${count(english.value)}` };
  }),
};

export const rupeeStyle: Rule = {
  id: 'rupee-style',
  severity: 'error',
  why: 'Prices look the same on the whole site: ₹2,999.',
  mend: 'Write ₹ and the figure closed up, with nothing after it: ₹2,999.',
  find: inEachText(({ value }) => flawsAt(
    value,
    /₹\s+|₹[\d,]+\s*(?:\/-|રૂપિયા|रुपये|रुपए|rupees)|(?<!\p{L})(?:Rs|INR)(?!\p{L})\.?|\d\s*\/-/gu,
    (found) => ({ what: `“${found}” is not how this site writes a price` }),
  )),
};

export const westernGrouping: Rule = {
  id: 'western-grouping',
  severity: 'error',
  why: 'Readers here count in lakh and crore: 10,00,000, not 1,000,000.',
  mend: 'Group the figure as 10,00,000, or say it in lakh.',
  find: inEachText(({ prose }) => flawsAt(prose, /\d{1,3},\d{3},\d{3}/g, (found) => ({ what: `${found} is grouped by thousands` }))),
};

export const lakhSpace: Rule = {
  id: 'lakh-space',
  severity: 'warning',
  why: 'With an ordinary space the line may break between the figure and its word.',
  mend: 'Put a no-break space there, or run npm run check -- --fix.',
  find: inEachText(({ value, language }) => {
    const words = conventionOf(language).largeNumbers;
    if (!words) return [];
    return flawsAt(value.normalize('NFC'), new RegExp(`(?<=\\d) ?(?=(?:${words.join('|')}))`, 'g'), () => ({
      what: 'the figure and its word are not joined by a no-break space',
    }));
  }),
};

export const lakhPlural: Rule = {
  id: 'lakh-plural',
  severity: 'error',
  why: 'After a figure lakh and crore stay singular.',
  mend: 'Write 5 લાખ, 5 लाख.',
  find: inEachText(({ value, language }) => {
    const words = conventionOf(language).largeNumberPlurals;
    if (!words) return [];
    const pattern = new RegExp(`(?<=[\\d}]\\s*)(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
    return flawsAt(value.normalize('NFC'), pattern, (found) => ({ what: `“${found}” is plural after a figure` }));
  }),
};

export const asterisksDiffer: Rule = {
  id: 'asterisks-differ',
  severity: 'error',
  why: 'The asterisk tells that a price is indicative; without it the price is a promise.',
  mend: 'Write the asterisk where English has it: at the end of the badge, at the start of the note.',
  find: besideEnglish(function* ({ value }, english) {
    const count = (text: string) => text.split('*').length - 1;
    const place = (text: string) => (text.startsWith('*') ? 'the start' : text.endsWith('*') ? 'the end' : 'the middle');
    if (count(value) !== count(english.value)) {
      yield { what: `the text has ${count(value)} asterisks, the English has ${count(english.value)}` };
    } else if (count(value) > 0 && place(value) !== place(english.value)) {
      yield { what: `the asterisk stands at ${place(value)}, in English at ${place(english.value)}` };
    }
  }),
};

export const asteriskNote: Rule = {
  id: 'asterisk-without-note',
  severity: 'error',
  why: 'An asterisk promises a note on the same page, and a note needs the price it explains.',
  mend: 'End the badge with * and begin its note with *, in the same file.',
  *find(copy) {
    for (const file of copy.files.filter(isReadable)) {
      const texts = [...file.entries.values()].filter((entry) => typeof entry.value === 'string');
      const badge = texts.find((entry) => String(entry.value).endsWith('*'));
      const note = texts.find((entry) => String(entry.value).startsWith('*'));
      const footnote = file.entries.get('footnote') ?? badge;
      if (badge && !note && footnote) {
        yield { file, entry: footnote, offset: footnote.offset, what: 'the price has an asterisk, but no note in this file begins with one' };
      }
      if (note && !badge) {
        yield { file, entry: note, offset: note.offset, what: 'the note begins with an asterisk, but no price in this file ends with one' };
      }
    }
  },
};

export const nativeDigits: Rule = {
  id: 'native-digits',
  severity: 'error',
  why: 'The site writes 0–9 in every language, so that prices and phone numbers match everywhere.',
  mend: 'Type the figure with the digits 0 to 9.',
  find: inEachText(({ value }) => {
    return flawsAt(value, /(?:(?![0-9])\p{Nd})+(?![\p{L}\p{M}])/gu, (found) => ({ what: `“${found}” is written with other digits than 0–9` }));
  }),
};

export const digitAsLetter: Rule = {
  id: 'digit-as-letter',
  severity: 'error',
  why: 'It looks like the letter, but search and screen readers read a figure.',
  mend: 'Type the letter: પોલિસી, not ૫ોલિસી.',
  find: inEachText(({ value }) => flawsAt(value, /(?![0-9])\p{Nd}(?=[\p{L}\p{M}])/gu, (found) => ({ what: `the digit “${found}” stands where a letter belongs` }))),
};

export const numberRules = [
  figuresDiffer,
  numberDiffers,
  numberAsText,
  rupeeSigns,
  rupeeStyle,
  westernGrouping,
  lakhSpace,
  lakhPlural,
  asterisksDiffer,
  asteriskNote,
  nativeDigits,
  digitAsLetter,
];
