import type { NumberFormatConstructor } from './rupees.ts';

/**
 * The browser's own number format if it groups digits in the Indian way, otherwise that of formatjs, fetched only then;
 * a build always takes that of formatjs.
 */
export async function loadNumberFormat(): Promise<NumberFormatConstructor> {
  if (!import.meta.env.SSR && (1234567).toLocaleString('en-IN') === '12,34,567') return Intl.NumberFormat;
  const { FormatjsNumberFormat } = await import('./formatjs-number-format.ts');
  return FormatjsNumberFormat;
}
