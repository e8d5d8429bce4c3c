/** What each answer weaves, and what is to be done next: the one rule of the patola. */

/** A row that is woven, one that is woven up to its middle, and one that stays an outline. */
export type Weave = 'woven' | 'part' | 'open';

/** Every answer to every question, in the order of the form. */
export const questions = {
  hospital: { all: 'woven', some: 'part', none: 'open', unknown: 'open' },
  earner: { one: 'woven', more: 'woven', pension: 'woven', some: 'part', none: 'open', unknown: 'open' },
  vehicle: { bike: 'woven', car: 'woven', both: 'woven', no: 'woven', lapsed: 'open', unknown: 'open' },
  passbook: { both: 'woven', one: 'part', past: 'woven', none: 'open', unknown: 'open' },
  passport: { all: 'woven', some: 'part', no: 'woven', none: 'open', unknown: 'open' },
  nominee: { all: 'woven', some: 'part', none: 'open', unknown: 'open' },
  papers: { all: 'woven', some: 'part', none: 'open', unknown: 'open' },
} as const satisfies Record<string, Record<string, Weave>>;

export type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as Question[];

/** Values as forms hold them, by question. */
export type Answers = Partial<Record<Question, string>>;

export function weaveOf(question: Question, { [question]: answer = '' }: Answers): Weave {
  const weaves: Readonly<Record<string, Weave>> = questions[question];
  return weaves[answer] ?? 'open';
}

/** What costs nothing comes first, then what costs little. */
export const stepOrder: readonly Question[] = [
  'papers',
  'nominee',
  'passbook',
  'vehicle',
  'passport',
  'hospital',
  'earner',
];

const mostSteps = 3;

/** What is still open, the easiest first; no more than anybody does in a week. */
export const nextSteps = (answers: Answers): Question[] =>
  stepOrder.filter((question) => weaveOf(question, answers) !== 'woven').slice(0, mostSteps);

/** How the weave's diamonds are laid in a row. */
export interface Pattern {
  /** Which of the weave's first three colours takes the place of each. */
  colours: readonly [number, number, number];
  /** In units of the weave. */
  shift: number;
  scale: number;
}

const orders = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 0, 2],
  [0, 2, 1],
  [2, 0, 1],
  [1, 2, 0],
] as const;

const layings = [
  { shift: 0, scale: 1 },
  { shift: 12, scale: 1 },
  { shift: 0, scale: 0.5 },
] as const;

/** The pattern of an answer: no two answers to a question share one. */
export function patternOf(question: Question, answer: string): Pattern {
  const row = questionNames.indexOf(question);
  const place = Object.keys(questions[question]).indexOf(answer);
  const colours = orders[(row + place) % orders.length] ?? orders[0];
  return { colours, ...(layings[(row + 2 * place) % layings.length] ?? layings[0]) };
}
