/** How long a translator waits from Save to the new text on the page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../site/urls.ts';
import { startDevelopment, type Development } from '../../test/development-server.ts';
import { visit } from '../../test/site.ts';
import { wordsIn } from './in-browser/interface-texts.ts';

let development: Development;
beforeAll(async () => {
  development = await startDevelopment();
}, 120_000);
afterAll(() => development.stop());

test('a saved text is on the page within half a second', async () => {
  const page = await visit(development.url + addressOf('health', 'gu'), { prepare: () => sessionStorage.setItem('translating', '') });
  const title = page.locator('#root h1');
  await title.click({ modifiers: ['Alt'] });
  const field = page.getByRole('dialog').getByLabel('ગુજરાતી');
  await field.fill(`${await field.inputValue()} સૌ માટે`);
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
    const heading = document.querySelector('#root h1');
    const markShown = () => document.querySelector('#root h1')?.textContent.endsWith('સૌ માટે') && performance.mark('shown');
    new MutationObserver(markShown).observe(heading?.parentElement ?? document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('dialog').getByRole('button', { name: wordsIn('gu').save, exact: true }).click();
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const waited = await page.evaluate(() => performance.measure('saving', 'pressed', 'shown').duration);
  expect(waited).toBeLessThanOrEqual(500);
});
