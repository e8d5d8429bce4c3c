/** That the passport pages answer, and send visitors to us only where the answer hangs on the case: folds and found lists are counted, too. */
import { expect, test } from 'vitest';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { languagesInTurn } from '../test/combinations.ts';
import { pageOpener, phone } from '../test/site.ts';
import { wordsIn } from '../test/words-in.ts';

const open = pageOpener(phone);

/** How visitors are told to ask the office, in each language, also with a word between. */
const asking = /ask us|અમને (?:\S+ )?પૂછ|हमसे (?:\S+ )?पूछ/gi;

/** Each case in one language in turn (in `npm run audit` in all). */
const cases: [PageId, string][] = [
  ['passport', ''],
  ['passport-fees', ''],
  ['passport-new', '?need=new&who=adult&speed=tatkal'],
  ['passport-new', '?need=lost&who=minor-before&parents=one'],
  ['passport-renew', '?need=lost&who=adult'],
  ['passport-renew', '?need=change&change=other&who=minor-before&parents=one&speed=tatkal'],
];
const addresses = cases.flatMap(([id, query], position) =>
  languagesInTurn(position).map((language) => `${addressOf(id, language)}${query}`),
);

test.each(addresses)('%s says so at most eight times', async (address) => {
  const page = await open(address);
  if (address.includes('?')) await page.locator('#papers-list [data-list]').waitFor();
  const text = await wordsIn(page.locator('main'));
  expect(text.match(asking)?.length ?? 0).toBeLessThanOrEqual(8);
});
