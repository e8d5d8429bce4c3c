/** Reads an amount of rupees as a visitor types it: 6,00,000 or 6 lakh, in three scripts. */
import words from './amount-words.json' with { type: 'json' };
import { withLatinDigits } from './typed-digits.ts';

/** What keeps a text from being an amount; `ambiguous` where a comma may stand for a point, as in 1,50 lakh. */
type AmountError = 'empty' | 'negative' | 'ambiguous' | 'unreadable';

const sizes = { crore: 10_000_000, lakh: 100_000, thousand: 1_000 } as const;

/** What a word of large amounts counts, as people type it, in lower case and without nukta. */
const sizeOf = new Map(
  (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
    words[size].map((word) => [word, sizes[size]] as const),
  ),
);

/** Words and signs of the currency as people spell them, and 'only', as on a cheque: they may stand anywhere. */
const unsaid = new Set(words.unsaid);

/** Figures, words and signs of a text; figures keep their commas, words lose their point and nukta. */
function tokensOf(typed: string): string[] {
  const plain = withLatinDigits(typed)
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[−‐-―]/g, '-')
    // An income is asked for by the year.
    .replace(/\bp\.? ?a\b\.?/, '')
    .replace(
      /(^|[^\d.,]|(?:^|\D)[.,])(\d{1,3}(?:\s\d\d\d?)*\s\d{3})(?!,?\d)/g,
      (_, before, figure) => before + figure.replace(/\s/g, ''),
    );
  const tokens = plain.match(/\d(?:[\d.,]*\d)?(?:\.(?=\s*$))?|\.\d+|[\p{L}\p{M}]+\.?|\/[-=]|\S/gu) ?? [];
  return tokens.map((token) => token.replace(/(.)\.$/, '$1')).filter((token) => !unsaid.has(token));
}

/**
 * The value of a figure whose groups, where it has any, end in one of three digits or more: 6,00,000 and 600,000, but
 * not 1,50.
 */
function readFigure(figure: string): number | 'ambiguous' | 'unreadable' {
  if (/^(\d+(,\d\d+)*,\d{3,}|\d+)?(\.\d+)?$/.test(figure)) return Number(figure.replaceAll(',', ''));
  return /^[\d.]+,/.test(figure) ? 'ambiguous' : 'unreadable';
}

/** Whole rupees without the paise, or what is wrong: `1 crore 20 lakh` is 1,20,00,000. */
export function readAmount(typed: string): number | AmountError {
  const tokens = tokensOf(typed);
  // On paper a dash says that there is none.
  if (tokens.every((token) => token === '-')) return 'empty';
  if (tokens[0] === '-' && /\d/.test(tokens[1] ?? '')) return 'negative';
  let amount = 0;
  let largest = Infinity;
  while (tokens.length > 0) {
    const figure = readFigure(tokens.shift() ?? '');
    if (typeof figure === 'string') return figure;
    const size = sizeOf.get(tokens[0] ?? '');
    if (size) tokens.shift();
    // A smaller size follows a larger one: 1 crore 20 lakh, never 20 lakh 1 crore.
    if ((size ?? 1) >= largest) return 'unreadable';
    // 3 lakh 50 is 3,50,000 to most who say it, and 3,00,050 by its figures.
    if (!size && largest > 1000 && largest < Infinity && figure < 100) return 'unreadable';
    largest = size ?? 1;
    amount += figure * largest;
  }
  // 2.3 lakh is a little less than 2,30,000 in binary.
  return Math.floor(amount + 0.001);
}
