/** Formats of amounts, said in copy as `{{prices.health.amount, rupees}}`. */
import { noBreakSpace } from '../values/without-no-break.ts';

/**
 * The part of `Intl.NumberFormat` that is used: formatjs's at build, the browser's own or the polyfill in the browser.
 */
export type NumberFormatConstructor = new (
  locale: string,
  options?: { maximumFractionDigits?: number },
) => { format(value: number): string };

/** The words of large amounts in one language, from common.json. */
interface MoneyWords {
  lakh: string;
  crore: string;
}

const lakh = 100_000;
const crore = 100 * lakh;

/** Amount formats of one language; the grouping is India's in all of them. */
export function createAmountFormats(NumberFormat: NumberFormatConstructor, words: MoneyWords) {
  let numberFormat: InstanceType<NumberFormatConstructor> | undefined;
  // Made at the first amount: a slow phone takes a tenth of a second for it, and most islands that hydrate show none.
  const grouped = (value: number) =>
    (numberFormat ??= new NumberFormat('en-IN', { maximumFractionDigits: 2 })).format(value);
  const unitOf = (value: number) =>
    value >= crore ? { size: crore, word: words.crore } : { size: lakh, word: words.lakh };
  const rupees = (value: number) => `₹${grouped(value)}`;
  return {
    /** 1234567 → 12,34,567: Latin digits in Indian groups in every language. */
    number: grouped,
    /** 2999 → ₹2,999. */
    rupees,
    /** 500000 → ₹5 lakh, 10000000 → ₹1 crore, 12500000 → ₹1.25 crore; below a lakh as rupees. */
    lakh(value: number) {
      if (value < lakh) return rupees(value);
      // Rounded as it will be shown, so that 99,99,999 is ₹1 crore and not ₹100 lakh.
      const { size, word } = unitOf(Math.round(value / (lakh / 100)) * (lakh / 100));
      return `${rupees(value / size)}${noBreakSpace}${word}`;
    },
    /** { from: 500000, to: 1000000 } → ₹5–10 lakh. */
    lakhRange({ from, to }: { from: number; to: number }) {
      const { size, word } = unitOf(from);
      return `${rupees(from / size)}–${grouped(to / size)}${noBreakSpace}${word}`;
    },
  };
}
