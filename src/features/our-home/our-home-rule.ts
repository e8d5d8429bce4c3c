/** What each answer weaves, and what is to be done next: the one rule of the cloth. */
import type { PageId } from '../../site/pages.ts';

const forAll = { all: 1, some: 0.5, none: 0, unknown: 0 } as const;

/**
 * How much of its row each answer weaves, by question, in the order in which they are asked; what weaves comes before
 * what does not.
 */
export const rowShares = {
  hospital: forAll,
  earner: { one: 1, more: 1, pension: 1, some: 0.5, none: 0, unknown: 0 },
  vehicle: { bike: 1, car: 1, both: 1, no: 1, lapsed: 0, unknown: 0 },
  passbook: { both: 1, one: 0.5, past: 1, none: 0, unknown: 0 },
  passport: { all: 1, some: 0.5, no: 1, none: 0, unknown: 0 },
  nominee: forAll,
  papers: forAll,
} as const;

type RowName = keyof typeof rowShares;

export const rowNames = Object.keys(rowShares) as RowName[];

/** Of the radio button that gives an answer. */
export const choiceId = (row: RowName, choice: string) => `our-home-${row}-${choice}`;

/** Values as forms hold them, by question. */
export type HomeChoices = Partial<Record<RowName, string>>;

/** In how many patterns a row can be woven. */
const patterns = 4;

/**
 * How much of a row is woven, and in which pattern, counted from 1: no two answers that weave it share one, nor do the
 * first answers of neighbours.
 */
export function rowOf(row: RowName, { [row]: choice = '' }: HomeChoices) {
  const shares: Readonly<Record<string, number>> = rowShares[row];
  const position = Object.keys(shares).indexOf(choice);
  return { share: shares[choice] ?? 0, pattern: 1 + ((rowNames.indexOf(row) + position) % patterns) };
}

/** Where each row is woven further: what costs nothing comes first, then what costs little. */
export const steps: Readonly<Record<RowName, { page: PageId; fragment: string }>> = {
  papers: { page: 'existing-cover', fragment: 'bank' },
  nominee: { page: 'life', fragment: 'nominee' },
  passbook: { page: 'existing-cover', fragment: 'schemes' },
  vehicle: { page: 'vehicle', fragment: 'renewal-reminder' },
  passport: { page: 'passport', fragment: 'papers' },
  hospital: { page: 'health', fragment: 'floater' },
  earner: { page: 'life', fragment: 'life-cover' },
};

export const stepNames = Object.keys(steps) as RowName[];

/** What is still open, the easiest first; no more than anybody does in a week. */
export const nextSteps = (choices: HomeChoices) => stepNames.filter((row) => rowOf(row, choices).share < 1).slice(0, 3);
