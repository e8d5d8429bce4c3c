/** Which language a visitor prefers: the one chosen in the switcher, else the browser's. */

/** Name under which a choice stands in the browser's storage. */
export const languageEntry = 'language';

/** The language of a tag such as `gu-IN`. */
export const withoutRegion = (tag: string) => tag.split('-', 1)[0] ?? tag;

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(languageEntry);
  } catch {
    return null;
  }
}

/**
 * Languages that the visitor chose or reads, most preferred first, as two-letter codes; not all are the site's.
 * The front door asks i18next's detector, which would be half of every page's script.
 */
export function preferredLanguages(): string[] {
  return [chosenLanguage() ?? [], navigator.languages.map(withoutRegion)].flat();
}

/** Keeps a choice for later visits; where storage is denied or full it is forgotten. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(languageEntry, language);
  } catch {
    // The switch itself works all the same.
  }
}
