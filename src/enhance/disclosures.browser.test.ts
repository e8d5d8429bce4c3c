import { expect, test } from 'vitest';
import { phone, visit } from '../test/site.ts';

test('what is closed has been laid out before it is opened', async () => {
  const page = await visit('/claims', phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const boxes = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutObjects')?.value;
  // What enhances only some pages may come last.
  await page.waitForLoadState('networkidle');
  // Tasks end in the order in which they were asked for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const before = await boxes();
  const opened = await page.locator('main details').evaluateAll((all) => {
    for (const disclosure of all) disclosure.setAttribute('open', '');
    document.body.getBoundingClientRect();
    return all.length;
  });
  expect(opened).toBeGreaterThan(3);
  expect(await boxes()).toBe(before);
});
