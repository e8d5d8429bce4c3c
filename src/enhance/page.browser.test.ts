/** What is left of the small script where one of its steps fails. */
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';

test('one step that fails takes no other with it, and the console says which', async () => {
  const page = await visit('about:blank', { ...phone, expectedFaults: /planted|is not a function/ });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    const { getElementById } = Document.prototype;
    Document.prototype.getElementById = function (id) {
      if (id === 'planted') throw new Error('planted');
      return getElementById.call(this, id);
    };
  });
  await page.goto(`${addressOf('contact', 'gu')}#planted`);
  await page.waitForSelector('html[data-alive]');
  expect(said).toContainEqual(expect.stringContaining('planted'));
  await page.locator('#text').fill('અડધો સંદેશ');
  await page.reload();
  await expect.poll(() => page.locator('#text').inputValue()).toBe('અડધો સંદેશ');
});
