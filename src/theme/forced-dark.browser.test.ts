import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';

/** A picture of a control within its rounded corners, where the page's own ground shows. */
async function drawn(control: Locator): Promise<string> {
  await control.scrollIntoViewIfNeeded();
  const clip = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + 1, y: y + height / 4, width: width - 2, height: height / 2 };
  });
  return (await control.page().screenshot({ clip })).toString('base64');
}

test.each(['input[name="name"]', 'button[type="submit"]'])(
  'a browser that makes pages dark leaves %s as it is drawn',
  async (selector) => {
    const page = await visit(addressOf('contact', 'gu'), phone);
    const control = page.locator(`form[action] ${selector}`).last();
    const heading = page.locator('main h2').last();
    const [light, lightHeading] = [await drawn(control), await drawn(heading)];
    // Such a browser also says that dark pages are preferred.
    await page.emulateMedia({ colorScheme: 'dark' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect(await drawn(heading)).not.toBe(lightHeading);
    expect(await drawn(control)).toBe(light);
  },
);
