/** What visitors must know for some days, like “The lift is out of order: call us and we come down.” */
import type { InLanguages } from './in-languages.ts';

/** Each stands on the front page and on contact from its first to its last day, and nobody sees it before. A holiday belongs in hours.ts, which says it by itself. */
export const notices: readonly Notice[] = [
  // { first: '2027-06-01', last: '2027-06-15', words: { en: '…', gu: '…', hi: '…' } },
];

export interface Notice {
  first: string;
  last: string;
  words: InLanguages;
}
