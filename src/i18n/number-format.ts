import type { NumberFormatConstructor } from './rupees.ts';

/** The browser's own number format where it groups in the Indian way, else formatjs's, fetched then; that at build. */
export async function loadNumberFormat(): Promise<NumberFormatConstructor> {
  if (!import.meta.env.SSR && (1234567).toLocaleString('en-IN') === '12,34,567') return Intl.NumberFormat;
  const { FormatjsNumberFormat } = await import('./formatjs-number-format.ts');
  return FormatjsNumberFormat;
}
