// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { seed } from '../test/seed.ts';
import { Visit } from '../test/kept-visit.ts';

afterEach(() => document.body.replaceChildren());

/** What stands in every page that has a field for it, step by step; `2:` is another tab, `slow` a script that comes late. */
const cases = [
  ['a tick, after a reload', 'a reload'],
  ['a tick, in another tab', 'a 2:reload'],
  ['a tick that was taken back', 'a a reload'],
  ['a draft, after a reload', 'contact text=a reload'],
  ['a draft, in another language', 'sum=a gujaratiList'],
  ['a choice', 'minor reload'],
  ['a draft, Back from memory', 'contact text=a list back'],
  ['a draft, Back without memory', 'forgets contact text=a list back'],
  ['a draft, Forward from memory', 'contact text=a back forward'],
  ['a draft, Forward without memory', 'forgets contact text=a back forward'],
  ['ticks of two tabs in turn', 'a 2:b 2:a b a'],
  ['a tick that another tab takes back, on Back', 'forgets a contact 2:a back'],
  ['the newest text, Back from memory', 'contact text=a contact text=ab back'],
  ['the newest text, Back without memory', 'forgets contact text=a contact text=ab back'],
  ['what was emptied', 'contact text=a text= reload'],
  ['what was emptied elsewhere, on Back', 'forgets contact text=a contact text= back'],
  ['a list that was cleared', 'a b clear reload'],
  ['a list that was cleared in another language, on Back', 'forgets a b gujaratiList clear back'],
  ['a tick taken back in another language, on Back', 'forgets a gujaratiList a back'],
  ['a message that was sent', 'contact text=a send reload'],
  ['a message that was sent, Back from memory', 'contact text=a contact send back'],
  ['a message that was sent, Back without memory', 'forgets contact text=a contact send back'],
  ['what is typed after a message was sent', 'contact text=a send text=b reload'],
  ['a clock set back six years', 'a contact text=a sixYearsBack text=b name=c reload list a reload'],
  ['a clock set back between the ticks of two tabs', 'a sixYearsBack 2:a a 2:b'],
  ['what was filled in before the script came', 'slow contact text=a quick'],
  ['what was typed before the script came, beside what is kept', 'contact name=a slow contact text=b quick'],
  ['what was chosen before the script came', 'minor adult slow gujaratiList minor quick'],
  ['what was typed over what a browser put back', 'contact text=a slow reload text=b quick'],
  ['what full storage took before', 'contact text=a full text=abc text=abcd'],
  ['what denied storage cannot take, as long as the page lives', 'denied contact text=a name=b text='],
  ['what full storage takes again', 'contact text=a full text=abc takes name=a reload'],
  ['a draft of a night', 'contact text=a night reload'],
  ['nothing of a draft that was left for a day', 'contact text=a slow list day quick contact'],
  ['fields of one name on two pages, apart', 'contact name=a letter'],
  ['what is erased in both tabs', '2:contact 2:text=a a eraseAll'],
  ['what is erased, Back from memory', 'contact text=a list a eraseAll back'],
  ['what is erased, Back and Forward without memory', 'forgets a contact text=a list eraseAll back back forward'],
  ['what is erased, in the history of another tab', '2:forgets 2:contact 2:text=a 2:list eraseAll 2:back'],
  ['what is erased by a clock set back', '2:contact 2:text=a 2:list sixYearsBack eraseAll 2:back'],
  ['what is typed after all was erased', 'contact text=a eraseAll text=b reload'],
  ['an answer taken back, after a reload', 'minor change reload'],
  ['an answer taken back, in another language', 'adult change gujaratiList'],
  ['what an open page shows, a day later', 'contact name=a text=b day 2:a'],
  ['what an open page shows, a day later and typed on', 'contact name=a text=b day name=c reload'],
  ['a letter, in this tab alone', 'letter why=a 2:letter'],
  ['a letter whose box is ticked, in another tab', 'letter why=a keep 2:letter'],
  ['a letter of two tabs, field by field', 'letter 2:letter keep 2:why=a name=b reload'],
  ['a letter whose box is unticked in another tab', 'letter keep why=a 2:letter name=b 2:keep reload'],
  ['a letter that is erased in another tab', 'letter keep why=a 2:letter eraseLetter'],
] as const;

test.each(cases)('is kept, and stays so: %s', (_, steps) => {
  const visit = new Visit();
  for (const step of steps.split(' ')) {
    visit.do(step);
    expect(visit.wrong()).toEqual([]);
  }
});

const inBothTabs = (steps: readonly string[]) => steps.flatMap((step) => [step, `2:${step}`]);
const usual =
  'a b minor adult change sum=a sum= english name=a name= text=a text=અડધો list gujaratiList contact reload reload back back ' +
  'forward slow quick quick remembers forgets send clear eraseAll';
const ofLetter = 'letter why=a why=b name=a keep eraseLetter reload back contact';

describe('of random visits', () => {
  test.each([
    ['what two tabs enter', inBothTabs(usual.split(' '))],
    ['what outlasts a day', [...inBothTabs(usual.split(' ')), 'day']],
    ['what one tab enters while the clock is set back', [...usual.split(' '), 'sixYearsBack']],
    ['what storage that is full or denied now and then leaves', [...usual.split(' '), 'full', 'denied', 'takes']],
    ['a letter', inBothTabs(ofLetter.split(' '))],
  ])('%s is kept, and stays so', { timeout: 30_000 }, (_, steps) => {
    const visited = fc.property(fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 40 }), (sequence) => {
      document.body.replaceChildren();
      const visit = new Visit();
      for (const step of sequence) {
        visit.do(step);
        expect(visit.wrong()).toEqual([]);
      }
    });
    fc.assert(visited, {
      seed,
      numRuns: 1_000_000,
      interruptAfterTimeLimit: Number(process.env.MODEL_SECONDS ?? 2) * 1000,
    });
  });
});
