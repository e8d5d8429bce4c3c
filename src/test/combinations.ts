/** Which combinations of circumstances are tried: in `npm test` a few, each in its turn, in `npm run audit` all of them. */
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
