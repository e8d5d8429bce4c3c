/** That the passport pages answer, and send visitors to us only where the answer hangs on the case: folds and found lists are counted, too. */
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { pageOpener, phone } from '../test/site.ts';
import { withoutJoints } from '../values/without-joints.ts';

const open = pageOpener(phone);

/** How visitors are told to ask the office, in each language, also with a word between. */
const asking = /ask us|અમને (?:\S+ )?પૂછ|हमसे (?:\S+ )?पूछ/gi;

test.each<[PageId, string]>([
  ['passport', ''],
  ['passport-fees', ''],
  ['passport-new', '?need=new&who=adult&speed=tatkal'],
  ['passport-new', '?need=lost&who=minor-before&parents=one'],
  ['passport-renew', '?need=lost&who=adult'],
  ['passport-renew', '?need=change&change=other&who=minor-before&parents=one&speed=tatkal'],
])('%s%s says so at most eight times in every language', async (id, query) => {
  for (const language of languageCodes) {
    const page = await open(`${addressOf(id, language)}${query}`);
    if (query) await page.locator('#papers-list [data-list]').waitFor();
    const text = withoutJoints((await page.locator('main').textContent()) ?? '');
    expect(text.match(asking)?.length ?? 0).toBeLessThanOrEqual(8);
  }
});
