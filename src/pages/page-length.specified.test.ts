/** How far a page is read on a small phone set to its language, as it was agreed: what the owner adds is his own length. */
import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { casesBeside } from '../test/cases.ts';
import { languagesInTurn } from '../test/combinations.ts';
import { pageOpener, phone } from '../test/site.ts';
import { roomForServices } from '../test/specification.ts';

const height = 640;

/** Whole sentences of Gujarati and Hindi may take 3 % more than was agreed for English. */
const roomForTheVerb = 1.03;

/** Each in one language in turn (in `npm run audit` in all). */
const pages = casesBeside(import.meta.filename, 'page', 'screens');

describe.each(languageCodes)('in %s', (language) => {
  const open = pageOpener({
    ...phone,
    viewport: { width: 360, height },
    locale: languages[language].tag,
    expectedFaults: /Failed to load resource|google/,
  });

  test.each(pages.filter((_, position) => languagesInTurn(position).includes(language)))(
    '$page is at most $screens screens long',
    async ({ page: id, screens }) => {
      const page = await open(addressOf(id as PageId, language));
      const most = Number(screens) * height * (language === 'en' ? 1 : roomForTheVerb) + roomForServices;
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    },
  );
});
