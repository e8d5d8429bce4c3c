/** A press is answered late on a slow line; whoever has gone on by then is left where he is. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { isThorough } from '../test/combinations.ts';
import { openFolds } from '../test/open-folds.ts';
import { delayFiles, phone, visit } from '../test/site.ts';

/** How late each script but the small one comes, in milliseconds. */
const delays = isThorough ? [1000, 3000, 12_000, 20_000] : [800];

const submit = '[type=submit]';

/** Where islands of each kind stand, what is pressed in them, and the field in which the visitor goes on. */
const presses = [
  ['refused', 'claim-letter', 'label:has([type=radio])', '#claim-letter-place'],
  ['passport-renew', 'document-finder', submit, '#reissue-window-expiry-year'],
  ['passport-renew', 'document-finder', '[data-press=who]', '#reissue-window-expiry-year'],
  ['passport-renew', 'reissue-window', submit, '#reissue-window-expiry-year'],
  ['contact', 'contact-form', submit, '#text'],
] as const;

/** What the finder asks before it has a button to press. */
async function answerFinder(page: Page): Promise<void> {
  for (const answer of ['need-lost', 'who-adult']) await page.locator(`label:has(#papers-${answer})`).tap();
}

test.each(delays.flatMap((delay) => presses.map((press) => [delay, ...press] as const)))(
  '%i ms late on %s, whoever has pressed in %s (%s) types on in %s, and no answer is chosen for him',
  { timeout: 180_000 },
  async (delay, id, island, pressed, field) => {
    const page = await visit(addressOf(id, 'gu'), phone);
    await page.waitForLoadState('networkidle');
    await delayFiles(page, /assets\/(?!client-)[^/]*\.js/, delay);
    await openFolds(page, 'main');
    if (island === 'document-finder') await answerFinder(page);
    await page.locator(`[data-island=${island}] ${pressed}:visible`).first().tap();
    await page.locator(field).tap();
    const chosen = () => page.locator(':checked').evaluateAll((all) => all.map(({ id: each }) => each));
    const before = await chosen();
    const text = 'Rajkot 360003';
    await page.keyboard.type(text, { delay: (3 * delay + 2000) / text.length });
    expect(await page.locator(`${field}:focus`).inputValue()).toBe(text);
    expect(before).toEqual(expect.arrayContaining(await chosen()));
    await page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor({ state: 'attached' });
  },
);
