import { expect, test } from 'vitest';
import { casesBeside } from '../../test/cases.ts';
import {
  choicesIn,
  areComplete,
  documentsFor,
  isQuestionAsked,
  openQuestion,
  questionNames,
  questions,
  withoutTatkal,
  type FinderCase,
  type Question,
} from './passport-documents.ts';

/** Written from the Passport Seva's own lists and not from the rules: what to bring and what to know, by the answers that it is for. */
const cases = casesBeside(import.meta.filename, 'when', 'documents', 'points').map(({ when, ...row }) => ({
  ...row,
  when: Object.fromEntries(when.split('; ').map((each) => each.split(': '))) as Partial<Record<Question, string>>,
}));

function expectedFor(choices: FinderCase) {
  const rows = cases.filter(({ when }) =>
    questionNames.every((name) => when[name]?.split(' ').includes(choices[name] ?? '') ?? true),
  );
  const all = (column: 'documents' | 'points') => rows.flatMap((row) => row[column].match(/\S+/g) ?? []).toSorted();
  return { documents: all('documents'), points: all('points') };
}

function foundFor(choices: FinderCase) {
  const { documents, points } = documentsFor(choices);
  return { documents: documents.toSorted(), points: points.map(({ id }) => id).toSorted() };
}

/** Every way through the questions, those that are needless left out. */
const combinations: FinderCase[] = questions.need.flatMap((need) =>
  (need === 'change' ? questions.change : [undefined]).flatMap((change) =>
    questions.who.flatMap((who) =>
      (who === 'adult' ? [undefined] : questions.parents).flatMap((parents) =>
        (need === 'lost' || change === 'signature' ? [undefined] : questions.speed).map((speed) => ({
          need,
          ...(change && { change }),
          who,
          ...(parents && { parents }),
          ...(speed && { speed }),
        })),
      ),
    ),
  ),
);

test.each(combinations)('$need, $change, $who, $parents, $speed give the documents of the second table', (choices) => {
  expect(foundFor(choices)).toEqual(expectedFor(choices));
  expect(choicesIn(new URLSearchParams({ ...choices }))).toEqual(choices);
  expect(areComplete(choices)).toBe(true);
  // What is said at once under an answer is said with the list too.
  const { need, change = need } = choices;
  if (withoutTatkal[change]) expect(foundFor(choices).points).toContain(withoutTatkal[change]);
});

const inQuery = (query: string) => choicesIn(new URLSearchParams(query));

test('of two answers to a question the first counts, for all that follows from it', () => {
  expect(openQuestion(inQuery('need=new&need=lost&who=adult'))).toBe('speed');
});

test('answers to questions that the others make needless are left out', () => {
  const query = 'need=lost&change=signature&who=adult&parents=one&speed=tatkal';
  expect(inQuery(query)).toEqual({ need: 'lost', who: 'adult' });
});

test.each(['', 'LOST', '__proto__'])('“%s” answers nothing', (need) => {
  expect(inQuery(`need=${need}&who=adult&speed=normal`)).toEqual({ who: 'adult', speed: 'normal' });
});

test('Tatkal is asked of also where a signature was to be changed, and that is taken back', () => {
  expect(isQuestionAsked('speed', { need: 'new', change: 'signature' })).toBe(true);
});
