import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { smallPhone } from '../test/probes/first-screen.ts';
import { pageOpener } from '../test/site.ts';
import { roomForServices } from '../test/specification.ts';

const open = pageOpener(smallPhone);

test.each(languageCodes)(
  'in %s the footer takes at most four fifths of the screen of a small phone',
  async (language) => {
    const page = await open(addressOf('passport-renew', language));
    const height = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(512 + roomForServices);
  },
);
