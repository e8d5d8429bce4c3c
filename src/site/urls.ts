/** Every address of the site is made here, from the site map and the list of languages. */
import { languages, type Language } from '../i18n/languages.ts';
import { languageOf } from './language-of.ts';
import { pageIds, pageEntries, type PageId } from './pages.ts';

/** Path of a page in a language, without a trailing slash: `/gu/about`; the front doors are `/`, `/gu`, `/hi`. */
export function addressOf(page: PageId, language: Language): string {
  const { prefix } = languages[language];
  const { path } = pageEntries[page];
  return path === '/' ? prefix || '/' : prefix + path;
}

/** File below `dist` that answers an address: `/` is `index.html`, `/gu` is `gu.html`, `/about` is `about.html`. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Page and language at an address; unknown addresses are the not-found page of their language. */
export function pageAt(address: string): { page: PageId; language: Language } {
  const language = languageOf(address);
  const page = pageIds.find((id) => addressOf(id, language) === address) ?? 'not-found';
  return { page, language };
}
