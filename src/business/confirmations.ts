/**
 * What the site says of the office that only its owner can vouch for. Write the day (`'2026-12-01'`) when the owner has
 * confirmed it, or change the words; until then `npm run ready` names it.
 */
export interface Confirmations {
  /** 'Best Price Guarantee' on the home page: premiums are set by the insurers. */
  bestPriceGuarantee?: string;
  /** The companies in insurers.ts, and the office's appointment with each. */
  insurers?: string;
  /** '1000+ happy clients' on the about page. */
  clients?: string;
  /** '99% claim settlement support' on the about page. */
  claimSupport?: string;
}

export const confirmations: Confirmations = {};
