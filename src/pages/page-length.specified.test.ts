/** How far a page is read on a small phone, as it was agreed: what the owner adds is his own length. */
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { casesBeside } from '../test/cases.ts';
import { pageOpener, phone } from '../test/site.ts';

const open = pageOpener({
  ...phone,
  viewport: { width: 360, height: 640 },
  expectedFaults: /Failed to load resource|google/,
});

test.each(casesBeside(import.meta.filename, 'page', 'screens'))(
  '$page is at most $screens screens long in every language',
  async ({ page: id, screens }) => {
    const heights: number[] = [];
    for (const language of languageCodes) {
      const page = await open(addressOf(id as PageId, language));
      heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
    expect(Math.max(...heights)).toBeLessThanOrEqual(Number(screens) * 640);
  },
);
