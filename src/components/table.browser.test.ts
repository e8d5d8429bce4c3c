import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { openFolds } from '../test/open-folds.ts';
import { pageOpener } from '../test/site.ts';
import { setSpacing } from '../test/wide-spacing.ts';

const open = pageOpener({ expectedFaults: /google/ });

test.each(languageCodes)('in %s no table widens a phone’s page where text is spaced widely', async (language) => {
  for (const id of ['existing-cover', 'passport-fees', 'passport-new'] as const) {
    const page = await open(addressOf(id, language));
    await openFolds(page, 'main');
    await setSpacing(page, true);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.locator('table').count()).toBeGreaterThan(0);
      const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
      expect(scrollWidth, `${id} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
