/**
 * What the site says of the office that only its owner can vouch for. Write the day on which the owner confirmed it, like
 * '2026-12-01', or 'none' where the office claims no such thing and the pages leave it out. While it is '', the pages say
 * that it is open, `npm run ready` names it, and no release is built.
 */
export const confirmations: Confirmations = {
  // What the badge of the home page promises: premiums are set by the insurers. 'none' takes badge and promise away.
  bestPriceGuarantee: '',
  // The companies in insurers.ts, and the office's appointment with each; they must be true, so here is no 'none'.
  insurers: '',
  // The years of experience on the about page, in the figure and in the words; with 'none' take them out of the words too.
  experience: '',
  // The number of clients on the about page.
  clients: '',
  // The share of claims supported on the about page.
  claimSupport: '',
};

export type Confirmation = 'bestPriceGuarantee' | 'insurers' | 'experience' | 'clients' | 'claimSupport';

export type Confirmations = Partial<Record<Confirmation, string>>;
