/** Joins the last two words of headings and leads, so that no word stands alone on the last line. */

/** Most characters of two joined words: so few that a line of the narrowest phone holds them, with letters twice as large too. */
export const mostJoined = { heading: 8, lead: 16 } as const;

/** Headings, and the paragraph right after the heading of a page or of a section. */
const parts = {
  heading: /<h[1-3][ >][^]*?(?=<\/h[1-3]>)/g,
  lead: /<\/h[12]><p[ >][^]*?(?=<\/p>)/g,
};

/** After a third word at least, and in one piece of text. */
const lastTwoWords = /(?<= )([^ <>]+) ([^ <>]+)$/;

/** Markup of a page before its islands are filled: those must hold the words that React finds when it hydrates. */
export function joinLastWords(markup: string): string {
  const joined = (part: keyof typeof parts, html: string) =>
    html.replaceAll(parts[part], (text) =>
      text.replace(lastTwoWords, (words, first: string, last: string) => (words.length > mostJoined[part] ? words : `${first}\u00a0${last}`)),
    );
  return joined('lead', joined('heading', markup));
}
