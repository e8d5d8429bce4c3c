import type { NumberFormatConstructor } from './rupees.ts';

/** The browser's own number format where it is complete, else formatjs's, fetched then. */
export async function browserNumberFormat(): Promise<NumberFormatConstructor> {
  const { shouldPolyfill } = await import('@formatjs/intl-numberformat/should-polyfill.js');
  if (!shouldPolyfill('en-IN')) return Intl.NumberFormat;
  const { FormatjsNumberFormat } = await import('./formatjs-number-format.ts');
  return FormatjsNumberFormat;
}
