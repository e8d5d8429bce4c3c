/**
 * What the site says of the office that only its owner can vouch for. Write the day (`'2026-12-01'`) when the owner has
 * confirmed it, or change the words; until then `npm run ready` names it.
 */
export interface Confirmations {
  /** A best price on the home page: premiums are set by the insurers. */
  bestPriceGuarantee?: string;
  /** The companies in insurers.ts, and the office's appointment with each. */
  insurers?: string;
  /** The number of clients on the about page. */
  clients?: string;
  /** The share of claims supported on the about page. */
  claimSupport?: string;
}

export const confirmations: Confirmations = {};
