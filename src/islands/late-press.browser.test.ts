/** A press is answered late on a slow line; whoever has gone on by then is left where he is. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { isThorough } from '../test/combinations.ts';
import { openFolds } from '../test/open-folds.ts';
import { phone, visit } from '../test/site.ts';

/** How late each script but the small one comes, in milliseconds. */
const delays = isThorough ? [1000, 3000, 12_000, 20_000] : [1500];

const presses = [
  ['refused', '[data-letter] [type=submit]', '#claim-letter-place'],
  ['passport-renew', '#papers [type=submit]', '#reissue-window-expiry-year'],
  ['passport-renew', '#papers [data-press=who]', '#reissue-window-expiry-year'],
  ['contact', 'form[data-draft] [type=submit]', '#text'],
] as const;

test.each(delays.flatMap((delay) => presses.map((press) => [delay, ...press] as const)))(
  '%i ms late on %s, whoever has pressed %s types on in %s, and no answer is chosen for him',
  { timeout: 180_000 },
  async (delay, id, button, field) => {
    const page = await visit(addressOf(id, 'gu'), phone);
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/(?!client-)[^/]*\.js/, (route) => pause(delay).then(() => route.continue()));
    await openFolds(page, 'main');
    if (id === 'passport-renew')
      for (const answer of ['need-lost', 'who-adult']) await page.locator(`label:has(#papers-${answer})`).tap();
    await page.locator(button).tap();
    await page.locator(field).tap();
    const before = await page.locator(':checked').count();
    const text = 'Rajkot district, near the old bus stand';
    await page.keyboard.type(text, { delay: (3 * delay + 2000) / text.length });
    expect(await page.locator(`${field}:focus`).inputValue()).toBe(text);
    expect(await page.locator(':checked').count()).toBeLessThanOrEqual(before);
  },
);
