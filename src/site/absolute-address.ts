/** Addresses with their origin, for search engines, share previews and whatever leaves the site. */
import { deployment } from '../office/deployment.ts';

/** Stands in for VITE_SITE_URL while it is unset: where `npm start` serves the site, so that every address given away can be followed. */
export const developmentOrigin = 'http://localhost:4173';

/** An address below the root with the site's origin before it. */
export function absoluteAddress(address: string): string {
  return `${deployment.siteUrl ?? developmentOrigin}${address}`;
}
