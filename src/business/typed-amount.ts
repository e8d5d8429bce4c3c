/** Reads an amount of rupees as a visitor types it: 6,00,000 or 6 lakh, in three scripts. */
import { withLatinDigits } from './typed-digits.ts';

/** What keeps a text from being an amount. */
export type AmountFault = 'empty' | 'negative' | 'unreadable';

/** Words of large amounts as people type them, in lower case and without nukta. */
const wordsOfSize: readonly [size: number, words: readonly string[]][] = [
  [10_000_000, ['crore', 'crores', 'cr', 'crs', 'કરોડ', 'करोड']],
  [100_000, ['lakh', 'lakhs', 'lac', 'lacs', 'l', 'lpa', 'લાખ', 'लाख']],
  [1_000, ['thousand', 'k', 'હજાર', 'हजार']],
];

const sizeOf = new Map(wordsOfSize.flatMap(([size, words]) => words.map((word) => [word, size] as const)));

/** Words and signs of the currency, which may stand anywhere. */
const currency = ['₹', 'rs', 'inr', 'rupee', 'rupees', 'રૂ', 'રૂપિયા', 'रु', 'रू', 'रुपये', 'रुपए', '/-'];

/** Figures, words and signs of a text; figures lose their grouping, words their point and nukta. */
function tokensOf(typed: string): string[] {
  const plain = withLatinDigits(typed)
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/(\d),(?=\d\d)/g, '$1')
    .replace(/\d{1,3}(?:\s\d\d\d?)*\s\d{3}(?!\d)/g, (figure) => figure.replace(/\s/g, ''));
  const tokens = plain.match(/\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+\.?|\/-|\S/gu) ?? [];
  return tokens.map((token) => token.replace(/(?<!^)\.$/, '')).filter((token) => !currency.includes(token));
}

/** Whole rupees, or what is wrong: `1 crore 20 lakh` is 1,20,00,000. */
export function readAmount(typed: string): number | AmountFault {
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return 'empty';
  if (tokens[0] === '-') return 'negative';
  let amount = 0;
  let largest = Infinity;
  while (tokens.length > 0) {
    const figure = Number(tokens.shift());
    const size = sizeOf.get(tokens[0] ?? '');
    if (size) tokens.shift();
    // A smaller size follows a larger one: 1 crore 20 lakh, never 20 lakh 1 crore.
    if (Number.isNaN(figure) || (size ?? 1) >= largest) return 'unreadable';
    largest = size ?? 1;
    amount += figure * largest;
  }
  return Math.round(amount);
}
