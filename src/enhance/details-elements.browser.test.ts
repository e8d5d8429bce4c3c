import { expect, test } from 'vitest';
import { phone, visit } from '../test/site.ts';

test('what is closed has been laid out before it is opened', async () => {
  const page = await visit('/claims', phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const boxes = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutObjects')?.value ?? 0;
  // What enhances only some pages may come last.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const before = await boxes();
  const opened = await page.locator('main details').evaluateAll((all) => {
    for (const disclosure of all) disclosure.setAttribute('open', '');
    document.body.getBoundingClientRect();
    return all.length;
  });
  expect(opened).toBeGreaterThan(3);
  // The browser counts the boxes of the whole process, and some may be elsewhere's; one fold that was not laid out has more than all of these.
  expect((await boxes()) - before).toBeLessThan(opened);
});
