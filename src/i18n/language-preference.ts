/**
 * Which language a visitor prefers: the one chosen in the switcher, else the browser's; and whether other languages may
 * still be suggested.
 */

/** Name under which a choice stands in the browser's storage. */
export const languageEntry = 'language';

/** The same of the suggestion, once it was dismissed. */
export const suggestionEntry = 'language-suggestion';

/** The language of a tag such as `gu-IN`. */
export const withoutRegion = (tag: string) => tag.split('-', 1)[0] ?? tag;

/** What was kept for later visits; null where nothing was. */
export function readEntry(entry: string): string | null {
  try {
    return localStorage.getItem(entry);
  } catch {
    return null;
  }
}

/** Keeps a choice for later visits; where storage is denied or full, it is forgotten. */
export function writeEntry(entry: string, value: string): void {
  try {
    localStorage.setItem(entry, value);
  } catch {
    // The page itself works all the same.
  }
}

/**
 * Languages that the visitor chose or reads, most preferred first, as two-letter codes; not all are the site's.
 * The front door asks i18next's detector, which would be half of every page's script.
 */
export function preferredLanguages(): string[] {
  return [readEntry(languageEntry) ?? [], (navigator.languages ?? [navigator.language]).map(withoutRegion)].flat();
}
