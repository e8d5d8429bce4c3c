/** Under a browser's translation, which puts text nodes of its own in the place of React's, every island says what it says without. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import type { PageId } from '../site/pages.ts';
import { laptop, visit } from '../test/site.ts';

/** Runs in a page: wraps what stands there, and whatever is written later, as browsers that translate do. */
function translate(): void {
  const wrap = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style, textarea')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.textContent }));
      text.parentNode?.replaceChild(font, text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) wrap(target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

type Steps = (page: Page) => Promise<unknown>;

const date = async (page: Page, id: string, ...parts: string[]) => {
  for (const [at, part] of (['day', 'month', 'year'] as const).entries())
    await page.locator(`#${id}-${part}`).fill(parts[at] ?? '');
};
const press = (page: Page, island: string) =>
  page.locator(`[data-island=${island}] button[type=submit]`).first().click();

/** Each island is asked twice, so that what it said first must go. */
const islands: [island: string, page: PageId, first: Steps, second: Steps][] = [
  [
    'renewal-reminder',
    'vehicle',
    (page) => date(page, 'renewal-reminder-end', '15', '3', '2028'),
    (page) => date(page, 'renewal-reminder-end', '1', '11', '2020'),
  ],
  [
    'no-claim-bonus',
    'vehicle',
    (page) => page.locator('#no-claim-bonus-premium').fill('5000'),
    (page) => page.locator('#no-claim-bonus-claimed-yes').check({ force: true }),
  ],
];

test.each(islands)('%s', async (island, address, first, second) => {
  const said: string[] = [];
  for (const isTranslated of [false, 'before', 'after'] as const) {
    const page = await visit(addressOf(address, 'gu'), { ...laptop, expectedFaults: /Minified React error #418/ });
    const part = page.locator(`[data-island=${island}]`).first();
    await part.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    if (isTranslated === 'before') await page.evaluate(translate);
    await first(page);
    await press(page, island);
    await part.locator('dl').waitFor();
    if (isTranslated === 'after') await page.evaluate(translate);
    await second(page);
    await page.waitForTimeout(500);
    said.push((await part.locator('form [role=status]').innerText()).replaceAll(/\s+/g, ' '));
  }
  expect(said[0]).not.toBe('');
  expect(said.slice(1)).toEqual([said[0], said[0]]);
});
