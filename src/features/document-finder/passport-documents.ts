/**
 * Which documents a passport needs: one table of rules, passport-document-rules.json, that the finder, its table of
 * rules and its tests all read.
 */
import type { Resources } from '../../i18n/resources.ts';
import rules from './passport-document-rules.json' with { type: 'json' };

/** Every answer to every question, in the order of the form. */
export const questions = {
  /** The first passport, or one of the four cases of a re-issue. */
  need: ['new', 'expiry', 'lost', 'damaged', 'change'],
  /** What has changed. */
  change: ['marriage', 'address', 'birth-date', 'signature', 'name', 'other'],
  /**
   * From 15 a minor may choose; younger ones by whether they were born before 1 October 2023, as all who are older
   * were.
   */
  who: ['adult', 'minor-15', 'minor-before', 'minor-after'],
  /** Whether both parents can sign for a minor. */
  parents: ['both', 'one'],
  speed: ['normal', 'tatkal'],
} as const;

export type Question = keyof typeof questions;

/** The answers where every question is asked. */
type EveryChoice = { [Name in Question]: (typeof questions)[Name][number] };

/** One answer to every question that is asked; which those are depends on the others. */
export type FinderCase = Pick<EveryChoice, 'need' | 'who'> & Partial<EveryChoice>;

export const questionNames = Object.keys(questions) as Question[];

/** Id of the radio button of an answer. */
export const answerId = (name: Question, answer: string) => `papers-${name}-${answer}`;

/**
 * The answers that a page offers, by what it is about: whoever came for a re-issue is not asked about a first passport.
 */
export const choicesFor = (name: Question, topic: string) =>
  questions[name].filter((choice) => topic === 'new' || choice !== 'new');

/** What is to be known besides the documents; its words stand under `points` in document-finder.json. */
export type Point = keyof Resources['document-finder']['points'];

/** Answers after which Tatkal is not asked about, as it is not possible, each with what says so. */
export const withoutTatkal: Readonly<Record<string, Point>> = { lost: 'tatkal-lost', signature: 'tatkal-signature' };

/** Whether a question is asked after these answers; undefined stands for one that is still open. */
export function isQuestionAsked(name: Question, { need, change, who }: Partial<Record<Question, string>>): boolean {
  if (name === 'change') return need === 'change';
  if (name === 'parents') return who !== undefined && who !== 'adult';
  const settled = need === 'change' ? change : need;
  return name !== 'speed' || !withoutTatkal[settled ?? ''];
}

/** What to bring or to know after some answers; it rests on the claims of the topic `document-finder/<id>`. */
type DocumentRule = {
  /** Answers that the rule is for; a question left out does not matter. */
  when: { [Name in Question]?: readonly EveryChoice[Name][] };
} & (
  | {
      id: string;
      /** Documents to bring, by file, list and keys in the locale files: `passport-renew.lost.original-fir`. */
      documents: readonly string[];
      ask?: undefined;
    }
  | {
      id: Point;
      documents?: undefined;
      /** True where no source settles it. */
      ask?: true;
    }
);

export const documentRules = rules as readonly DocumentRule[];

/**
 * What a person with these answers brings and is to know, in the table's order, so that what no source settles comes
 * first.
 */
export function documentsFor(choices: FinderCase) {
  const applying = documentRules.filter(({ when }) =>
    questionNames.every((name) => {
      const allowed: readonly string[] | undefined = when[name];
      return allowed?.includes(choices[name] ?? '') ?? true;
    }),
  );
  return {
    documents: applying.flatMap(({ documents }) => documents ?? []),
    points: applying.filter((rule) => !rule.documents),
  };
}

/**
 * What a form or an address answers of the questions that are asked after its other answers; of an answer given twice
 * the first counts.
 */
export function choicesIn(query: FormData | URLSearchParams): Partial<FinderCase> {
  const given: Partial<Record<Question, string>> = Object.fromEntries(
    questionNames.map((name) => [name, questions[name].find((each) => each === query.get(name))]),
  );
  const asked = questionNames.filter((name) => given[name] && isQuestionAsked(name, given));
  return Object.fromEntries(asked.map((name) => [name, given[name]]));
}

/** The first question that is asked after some answers, and that they leave open. */
export const openQuestion = (choices: Partial<FinderCase>) =>
  questionNames.find((name) => isQuestionAsked(name, choices) && !choices[name]);

/** Whether every question is answered that is asked. */
export const areComplete = (choices: Partial<FinderCase>): choices is FinderCase => openQuestion(choices) === undefined;

/** The questions that stand there after some answers: those that they answer, and the first that they leave open. */
export const shownQuestions = (choices: Partial<FinderCase>): ReadonlySet<string | undefined> =>
  new Set([...Object.keys(choices), openQuestion(choices)]);
