/** Space between words that a line must not part. */
export const noBreakSpace = '\u00a0';
/** No line breaks before or after it; it is not seen, heard or printed. */
export const wordJoiner = '\u2060';

/** The words of a page as voices, links and search engines want them. */
export const withoutNoBreak = (text: string) => text.replaceAll(noBreakSpace, ' ').replaceAll(wordJoiner, '');
