import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { openFolds } from '../test/open-folds.ts';
import { pageOpener } from '../test/site.ts';
import { setSpacing } from '../test/wide-spacing.ts';

const open = pageOpener({ viewport: { width: 320, height: 640 } });

test.each(languageCodes)('in %s no table widens a phone’s page where text is spaced widely', async (language) => {
  const page = await open(addressOf('existing-cover', language));
  await openFolds(page, 'main');
  await setSpacing(page, true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
