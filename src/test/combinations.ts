/** Which combinations of circumstances are tried: in `npm test` so few that every pair occurs, in `npm run audit` all of them. */
import { make, type SuggestRowType } from 'covertable';
import { languageCodes, type Language } from '../i18n/languages.ts';

/** Whether `npm run audit` runs, for which nothing is left out. */
export const isThorough = import.meta.env.MODE === 'thorough';

/** Of what every page or language could be tried with, what one at a position is: by day one, each in turn. */
export const inTurn = <Case>(cases: readonly Case[], position: number): Case[] =>
  cases.filter((_, turn) => isThorough || turn === position % cases.length);

/** Languages in which the case at a position of a table is tried. */
export const languagesInTurn = (position: number): Language[] => inTurn(languageCodes, position);

/** The cases of a table that are tried: by day every third. */
export const byDay = <Case>(cases: readonly Case[]): Case[] => cases.filter((_, turn) => isThorough || turn % 3 === 0);

/** Combinations of one value of each factor, the same at every run. */
export function combinations<Factors extends Record<string, unknown[]>>(factors: Factors): SuggestRowType<Factors>[] {
  return make(factors, { length: isThorough ? Object.keys(factors).length : 2 });
}
