/** The one layout of locale files, that of `JSON.stringify`. */
export function localeFileText(words: unknown): string {
  return `${JSON.stringify(words, null, 2)}\n`;
}
