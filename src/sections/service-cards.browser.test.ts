import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { pageOpener, phone } from '../test/site.ts';

const open = pageOpener({ ...phone, viewport: { width: 320, height: 640 } });

test.each(languageCodes)(
  'on the narrowest phone in %s each kind of insurance has its picture and its price, and leads on wherever it is touched',
  async (language) => {
    const page = await open(addressOf('insurance', language));
    const cards = page.locator('#kinds li');
    expect(await cards.count()).toBe(4);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      expect(await card.getByText(/₹\d/).last().isVisible()).toBe(true);
      const href = await card.locator('h3 a').getAttribute('href');
      const touched = await card.locator('img').evaluate((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return document
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest('a')
          ?.getAttribute('href');
      });
      expect(touched).toBe(href);
    }
  },
);
