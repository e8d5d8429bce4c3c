/** Whatever a visitor does, no error is thrown, no page is blank and no draft is lost; in `npm run audit` by 10,000 actions. */
import { expect, test } from 'vitest';
import { isThorough } from '../test/combinations.ts';
import { actionsFrom } from '../test/monkey.ts';
import { contactAddress } from '../test/contact-page.ts';
import { languageCodes } from '../i18n/languages.ts';
import { phone, siteUrl, visit } from '../test/site.ts';

const actionsEach = isThorough ? 200 : 50;
const seeds = Array.from({ length: isThorough ? 50 : 1 }, (_, position) => position + 1);
const draft = 'અડધો સંદેશ, आधा संदेश';

/** Faults that offline moments, missing pages and a map without its host write to the console by themselves. */
const expectedFaults =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|status of 404|Failed to fetch|dynamically imported module|google/;

test.each(seeds)('seed %i', { timeout: 600_000 }, async (seed) => {
  const language = languageCodes[seed % languageCodes.length] ?? 'en';
  const page = await visit(contactAddress(language), { ...phone, expectedFaults });
  await page.route(
    (url) => url.origin !== siteUrl,
    (route) => route.fulfill({ body: '' }),
  );
  await page.route('**/messages', (route) => route.abort());
  await page.locator('#text').fill(draft);
  const done: string[] = [];
  for (const { name, act } of actionsFrom(seed, actionsEach)) {
    // An action that finds nothing to act on is done with.
    await act(page).catch(() => undefined);
    done.push(name);
    const headings = async () => {
      // Back from the first page, or while offline, leads off the site.
      if (!page.url().startsWith(siteUrl)) await page.goto(contactAddress(language));
      return page.locator('h1').count();
    };
    await expect.poll(() => headings().catch(() => 0), { message: `a blank page after ${done.join(', ')}` }).toBe(1);
  }
  await page.goto(contactAddress(language));
  // The monkey may have added to it, but nothing of it may be gone.
  await expect
    .poll(() => page.locator('#text').inputValue(), { message: `a lost draft after ${done.join(', ')}` })
    .toContain('સંદેશ');
});
