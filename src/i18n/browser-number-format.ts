import type { NumberFormatConstructor } from './rupees.ts';

/** The browser's own number format where it groups in the Indian way, else formatjs's, fetched then. */
export async function browserNumberFormat(): Promise<NumberFormatConstructor> {
  if ((1234567).toLocaleString('en-IN') === '12,34,567') return Intl.NumberFormat;
  const { FormatjsNumberFormat } = await import('./formatjs-number-format.ts');
  return FormatjsNumberFormat;
}
