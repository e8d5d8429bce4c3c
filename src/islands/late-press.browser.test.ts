/** A press is answered late on a slow line; whoever has gone on by then is left where he is. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { isThorough } from '../test/combinations.ts';
import { openFolds } from '../test/open-folds.ts';
import { phone, visit } from '../test/site.ts';

/** How late each script but the small one comes, in milliseconds. */
const delays = isThorough ? [1000, 3000, 12_000, 20_000] : [1500];

const expectedFaults = /dynamically imported/;

/** A page whose scripts come so late, its folds open. */
async function visitLate(...[id, delay]: [Parameters<typeof addressOf>[0], number]) {
  const page = await visit(addressOf(id, 'gu'), { ...phone, expectedFaults });
  await page.waitForLoadState('networkidle');
  await page.route(/assets\/(?!client-)[^/]*\.js/, async (route) => {
    await pause(delay);
    await route.continue().catch(() => {});
  });
  await openFolds(page, 'main');
  return page;
}

const presses = [
  ['refused', '[data-letter] [type=submit]', '#claim-letter-place'],
  ['life', '#life-cover [type=submit]', '#life-cover-loans'],
  ['vehicle', '#renewal-reminder [type=submit]', '#renewal-reminder-end-year'],
  ['passport-new', '#child-passport [type=submit]', '#child-passport-issue-year'],
  ['passport-renew', '#papers form [type=submit]', '#reissue-window-expiry-year'],
  ['passport-renew', '#papers [data-press=who]', '#reissue-window-expiry-year'],
  ['contact', 'form[data-draft] [type=submit]', '#text'],
] as const;

test.each(delays.flatMap((delay) => presses.map((press) => [delay, ...press] as const)))(
  'where scripts come %i ms late, on %s whoever has pressed %s types on in %s, and no answer is chosen for him',
  { timeout: 180_000 },
  async (delay, id, button, field) => {
    const page = await visitLate(id, delay);
    if (button.includes('#papers'))
      for (const answer of ['need-lost', 'who-adult']) await page.locator(`label:has(#papers-${answer})`).tap();
    const chosen = () => page.locator('main input[type=radio]:checked').evaluateAll((all) => all.map(({ id }) => id));
    await page.locator(button).tap();
    await page.locator(field).tap();
    const before = await chosen();
    const text = 'Rajkot district, near the old bus stand';
    const keystrokes = (3 * delay + 2000) / text.length;
    await page.keyboard.type(text, { delay: keystrokes });
    expect(await page.locator(field).inputValue()).toBe(text);
    expect(await page.locator(`${field}:focus`).count()).toBe(1);
    const after = await chosen();
    expect(after.filter((each) => !before.includes(each))).toEqual([]);
  },
);

test('whoever waits at the button is led to what is missing, however late', async () => {
  const page = await visitLate('refused', 1500);
  await page.locator('[data-letter] [type=submit]').tap();
  await page.locator('#claim-letter-happened-refused:focus').waitFor();
});
