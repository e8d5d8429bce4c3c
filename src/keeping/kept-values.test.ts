// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { casesBeside } from '../test/cases.ts';
import { Visit } from '../test/kept-visit.ts';

/** What stands in the fields after some steps; `2:` is another tab. */
test.each(casesBeside(import.meta.filename, 'what', 'steps', 'stands'))('stands: $what', ({ steps, stands }) => {
  document.body.replaceChildren();
  const visit = new Visit();
  for (const step of steps.split(' ')) visit.do(step);
  expect(visit.stands().join(' '), `after ${steps}; see src/keeping/value-store.ts`).toBe(stands);
});
