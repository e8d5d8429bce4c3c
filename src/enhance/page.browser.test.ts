/** What is left of the small script where one of its steps fails. */
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';

test('one step that fails takes no other with it, and the console says which', async () => {
  const page = await visit('about:blank', { ...phone, expectedFaults: /planted|is not a function/ });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    CSS.supports = () => {
      throw new Error('planted');
    };
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return key === 'view-state' ? '{"page":"contact","part":"__proto__"}' : getItem.call(this, key);
    };
  });
  await page.goto(addressOf('contact', 'gu'));
  await page.waitForSelector('html[data-alive]');
  expect(said).toContainEqual(expect.stringContaining('planted'));
  await page.locator('#text').fill('અડધો સંદેશ');
  await page.reload();
  await expect.poll(() => page.locator('#text').inputValue()).toBe('અડધો સંદેશ');
});
