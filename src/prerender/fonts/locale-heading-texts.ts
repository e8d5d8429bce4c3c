/** Which strings of the locale files may be set in the heading font. */

/**
 * Parts of a locale file that no page sets in the heading font: they go to search engines, screen readers or body text.
 */
const elsewhere = new Set(['meta', 'picture', 'errors']);

/** Figures and signs that formats put in place of placeholders, and the space that holds an amount together. */
const figures = '₹0123456789,.:%+–- \u00a0';

/**
 * Sentences end in a full stop or a danda, perhaps inside quotation marks or brackets; headings, labels and buttons do
 * not.
 */
const sentenceEnd = /[.।]["”’)]*$/;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (elsewhere.has(key) ? [] : stringsIn(part)));
}

/** Every heading, label, button and badge of one language's copy, with figures where a placeholder stands. */
export function localeHeadingTexts(i18n: object): string[] {
  const texts = stringsIn(i18n).filter((text) => !sentenceEnd.test(text));
  return [figures, ...texts.map((text) => text.replaceAll(/\{\{.*?\}\}/g, figures))];
}
