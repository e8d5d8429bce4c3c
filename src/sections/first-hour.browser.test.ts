import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';

test('a fragment opens its card also where the browser would not', async () => {
  const page = await visit(addressOf('claims', 'hi'), phone);
  // Followed by a script, the address changes as by a link, but no browser opens the part by itself.
  await page.evaluate(() => history.replaceState(null, '', '#theft'));
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(await page.locator('#theft li').first().isVisible()).toBe(true);
});
