import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { visit } from '../test/site.ts';
import { roomForServices } from '../test/specification.ts';

const smallPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test.each(languageCodes)(
  'in %s the footer takes at most four fifths of the screen of a small phone',
  async (language) => {
    const page = await visit(addressOf('passport-renew', language), smallPhone);
    const height = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(512 + roomForServices);
  },
);
