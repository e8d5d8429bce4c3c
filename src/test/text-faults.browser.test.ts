/** What finds unreadable text finds it. */
import { expect, test } from 'vitest';
import { casesBeside } from './cases.ts';
import { visit } from './site.ts';
import { findTextFaults, type Breakable } from './text-faults.ts';

const faults = casesBeside(import.meta.filename, 'fault', 'wordsMayBreak', 'html');

test.each(faults)('text that $fault', async ({ fault, wordsMayBreak, html }) => {
  const page = await visit('about:blank');
  await page.setContent(`<html lang="en"><body>${html}</body></html>`);
  const found = await findTextFaults(page, { mayBreakWords: wordsMayBreak as Breakable });
  expect(found).toContainEqual(expect.stringContaining(fault));
});
