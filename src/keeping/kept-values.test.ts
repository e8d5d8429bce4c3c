// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesBeside } from '../test/cases.ts';
import { seed } from '../test/seed.ts';
import { Visit } from '../test/kept-visit.ts';

/** Nothing that was entered last is missing after any step. */
function walk(steps: readonly string[]): void {
  document.body.replaceChildren();
  const visit = new Visit();
  for (const step of steps) {
    visit.do(step);
    expect(visit.wrong()).toEqual([]);
  }
}

/** What stands in every page that has a field for it, step by step; `2:` is another tab, `slow` a script that comes late. */
test.each(casesBeside(import.meta.filename, 'what', 'steps'))('is kept, and stays so: $what', ({ steps }) => {
  walk(steps.split(' '));
});

const inBothTabs = (steps: readonly string[]) => steps.flatMap((step) => [step, `2:${step}`]);
const usual =
  'a b minor adult change sum=a sum= english name=a name= text=a text=અડધો list gujaratiList contact reload reload back back ' +
  'forward slow quick quick remembers forgets send clear eraseAll';
const ofLetter = 'letter why=a why=b name=a keep eraseLetter reload back contact';

test.each([
  ['what two tabs enter', inBothTabs(usual.split(' '))],
  ['what one tab fills in without a word', [...usual.split(' '), 'deaf', 'hears']],
  ['what outlasts a day', [...inBothTabs(usual.split(' ')), 'day']],
  ['what one tab enters while the clock is set back', [...usual.split(' '), 'sixYearsBack']],
  ['what storage that is full or denied now and then leaves', [...usual.split(' '), 'full', 'denied', 'takes']],
  ['a letter', inBothTabs(ofLetter.split(' '))],
])('in random visits %s is kept, and stays so', (_, steps) => {
  const visited = fc.property(fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 40 }), walk);
  fc.assert(visited, {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: Number(process.env.MODEL_SECONDS ?? 2) * 1000,
  });
});
