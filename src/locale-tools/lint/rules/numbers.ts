/** Figures, prices and their marks say the same in every language and are written one way. */
import { conventionOf } from '../conventions.ts';
import { besideEnglish, besideEnglishEntry, difference, inEachEntry, inEachFile, patternRule, quoted, type PatternRule, type Rule, type Text } from './rule.ts';

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

/** A pattern around any of some words; none where a language has none. */
function anyOf(words: readonly string[] | undefined, pattern: (words: string) => string): RegExp | undefined {
  return words && new RegExp(pattern(`(?:${words.join('|')})`), 'gu');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function asteriskPlace(text: string): string {
  return text.startsWith('*') ? 'the start' : text.endsWith('*') ? 'the end' : 'the middle';
}

const agreement: readonly Rule[] = [
  {
    id: 'figures-differ',
    severity: 'error',
    why: 'A price, an age or a number of days must not depend on the language a visitor reads.',
    remedy: 'Write the same figures as in English.',
    find: besideEnglish(function* (text, english) {
      const wanted = figuresIn(english);
      const present = figuresIn(text);
      const missing = difference(wanted, present);
      const extra = difference(present, [...wanted, ...figuresInWords(english)]);
      if (missing.length > 0) yield { what: `the figure ${quoted(missing)} of the English text is missing` };
      for (const figure of extra) yield { at: Math.max(0, text.value.indexOf(figure)), what: `the figure ${quoted([figure])} is not in the English text` };
    }),
  },
  {
    id: 'number-differs',
    severity: 'error',
    why: 'Visitors would be told different prices or sums in different languages.',
    remedy: 'Write the same number in every language.',
    find: besideEnglishEntry((entry, english) => {
      const isOther = entry.kind === 'number' && english.kind === 'number' && entry.value !== english.value;
      return isOther ? `this is ${entry.value}, in English it is ${english.value}` : undefined;
    }),
  },
  {
    id: 'number-as-text',
    severity: 'error',
    why: 'A figure between quotes cannot be formatted as a price.',
    remedy: 'Write the number without quotes, commas or ₹: 2999.',
    find: inEachEntry(({ key, value }) => {
      const isPrice = /(?:^|\.)(?:amount|from|to|price)$/.test(key);
      return isPrice && typeof value === 'string' && /^[₹\d,.\s]+$/.test(value) ? `“${value}” is a number written as text` : undefined;
    }),
  },
  {
    id: 'rupee-signs-differ',
    severity: 'error',
    why: 'A price that loses its ₹, or a range that gets a second one, reads as another price.',
    remedy: 'Write as many ₹ as in English: ₹5–10 lakh has one.',
    find: besideEnglish(function* ({ value }, english) {
      const [present, wanted] = [count(value, '₹'), count(english.value, '₹')];
      if (present !== wanted) yield { what: `the text has ${present} ₹, the English has ${wanted}` };
    }),
  },
  {
    id: 'asterisks-differ',
    severity: 'error',
    why: 'The asterisk tells that a price is indicative; without it the price is a promise.',
    remedy: 'Write the asterisk where English has it: at the end of the badge, at the start of the note.',
    find: besideEnglish(function* ({ value }, english) {
      const [present, wanted] = [count(value, '*'), count(english.value, '*')];
      const [place, wantedPlace] = [asteriskPlace(value), asteriskPlace(english.value)];
      if (present !== wanted) yield { what: `the text has ${present} asterisks, the English has ${wanted}` };
      else if (present > 0 && place !== wantedPlace) yield { what: `the asterisk stands at ${place}, in English at ${wantedPlace}` };
    }),
  },
  {
    id: 'asterisk-without-note',
    severity: 'error',
    why: 'An asterisk promises a note on the same page, and a note needs the price it explains.',
    remedy: 'End the badge with * and begin its note with *, in the same file.',
    find: inEachFile(function* ({ entries }) {
      const texts = [...entries.values()].filter((entry) => typeof entry.value === 'string');
      const badge = texts.find((entry) => String(entry.value).endsWith('*'));
      const note = texts.find((entry) => String(entry.value).startsWith('*'));
      const footnote = entries.get('footnote') ?? badge;
      if (badge && !note && footnote) {
        yield { entry: footnote, offset: footnote.offset, what: 'the price has an asterisk, but no note in this file begins with one' };
      }
      if (note && !badge) {
        yield { entry: note, offset: note.offset, what: 'the note begins with an asterisk, but no price in this file ends with one' };
      }
    }),
  },
];

const style: readonly PatternRule[] = [
  {
    id: 'rupee-style',
    why: 'Prices look the same on the whole site: ₹2,999.',
    remedy: 'Write ₹ and the figure closed up, with nothing after it: ₹2,999.',
    pattern: /₹\s+|₹[\d,]+\s*(?:\/-|રૂપિયા|रुपये|रुपए|rupees)|(?<!\p{L})(?:Rs|INR)(?!\p{L})\.?|\d\s*\/-/gu,
    what: (found) => `“${found}” is not how this site writes a price`,
  },
  {
    id: 'western-grouping',
    why: 'Readers here count in lakh and crore: 10,00,000, not 1,000,000.',
    remedy: 'Group the figure as 10,00,000, or say it in lakh.',
    pattern: /\d{1,3},\d{3},\d{3}/g,
    what: (found) => `${found} is grouped by thousands`,
  },
  {
    id: 'lakh-space',
    severity: 'warning',
    why: 'With an ordinary space the line may break between the figure and its word.',
    remedy: 'Put a no-break space there, or run npm run check -- --fix.',
    pattern: ({ language }) => anyOf(conventionOf(language).largeNumbers, (words) => `(?<=\\d) ?(?=${words})`),
    what: () => 'the figure and its word are not joined by a no-break space',
  },
  {
    id: 'lakh-plural',
    why: 'After a figure lakh and crore stay singular.',
    remedy: 'Write 5 લાખ, 5 लाख.',
    pattern: ({ language }) => anyOf(conventionOf(language).largeNumberPlurals, (words) => `(?<=[\\d\\uFFFC]\\s*)${words}(?![\\p{L}\\p{M}])`),
    what: (found) => `“${found}” is plural after a figure`,
  },
  {
    id: 'native-digits',
    why: 'The site writes 0–9 in every language, so that prices and phone numbers match everywhere.',
    remedy: 'Type the figure with the digits 0 to 9.',
    pattern: /(?:(?![0-9])\p{Nd})+(?![\p{L}\p{M}])/gu,
    what: (found) => `“${found}” is written with other digits than 0–9`,
  },
  {
    id: 'digit-as-letter',
    why: 'It looks like the letter, but search and screen readers read a figure.',
    remedy: 'Type the letter: પોલિસી, not ૫ોલિસી.',
    pattern: /(?![0-9])\p{Nd}(?=[\p{L}\p{M}])/gu,
    what: (found) => `the digit “${found}” stands where a letter belongs`,
  },
];

export const numberRules = [...agreement, ...style.map(patternRule)];
