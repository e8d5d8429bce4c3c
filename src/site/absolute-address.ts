/** Addresses with their origin, for search engines, share previews and whatever leaves the site. */
import type { Language } from '../i18n/languages.ts';
import { deployment } from '../office/deployment.ts';
import type { PageId } from './pages.ts';
import { addressOf } from './urls.ts';

/**
 * Stands in for VITE_SITE_URL while it is unset: where `npm start` serves the site, so that every address given away
 * can be followed.
 */
export const developmentOrigin = 'http://localhost:4173';

/** An address below the root with the site's origin before it. */
export function absoluteAddress(address: string): string {
  return `${deployment.siteUrl ?? developmentOrigin}${address}`;
}

/** Address of a page in a language, with the site's origin. */
export const urlOf = (page: PageId, language: Language) => absoluteAddress(addressOf(page, language));
