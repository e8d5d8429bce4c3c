/** The cloth of our home in a browser: whatever is answered, taken back, left and come back to. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import { localeWords } from '../../test/shared-words.ts';
import { phone, visit } from '../../test/site.ts';
import { translate } from '../../test/translate-page.ts';
import { wordsIn } from '../../test/words-in.ts';
import { rowNames } from './our-home-rule.ts';

const address = '/gu/our-home';
const words = localeWords('gu', 'our-home').said;

/** How it is said that so many rows are woven. */
const countOf = (woven: number) => withoutNoBreak(words.count.replace('%', String(woven)));

/** Choices of a home in which nothing is open. */
const everythingWoven = {
  hospital: 'all',
  earner: 'one',
  vehicle: 'bike',
  passbook: 'both',
  passport: 'no',
  nominee: 'all',
  papers: 'all',
};

const nothingKnown = Object.fromEntries(rowNames.map((name) => [name, 'unknown']));

async function choice(page: Page, choices: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(choices)) await page.locator(`#our-home-${name}-${value}`).tap();
}

const said = (page: Page, what = 'count') => wordsIn(page.locator(`[data-text="${what}"]`));
const steps = (page: Page) =>
  page.locator('li[data-step]:visible').evaluateAll((all) => all.map((step) => step.dataset.step));
const isFinished = (page: Page) => page.locator('[data-result]').isVisible();

test('before an answer one question stands there, no result, and no script but the small one is fetched', async () => {
  const page = await visit(address, phone);
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => name.endsWith('.js'))).toEqual([expect.stringContaining('/client-')]);
  expect([await page.locator('fieldset:visible').count(), await isFinished(page), await said(page)]).toEqual([
    1,
    false,
    countOf(0),
  ]);
});

test('where the script is lost that keeps answers, that is said, and how they stay all the same', async () => {
  const page = await visit('about:blank', { ...phone, expectedFaults: /Failed to load/ });
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto(address);
  const notice = page.locator('main [data-fallback-message]');
  await notice.waitFor({ timeout: 6000 });
  expect(await wordsIn(notice)).toContain(localeWords('gu', 'our-home').unanswered);
});

test('a home with nothing open has its whole cloth; a changed answer is asked again, no other lost', async () => {
  const page = await visit(address, phone);
  await choice(page, everythingWoven);
  await expect.poll(() => isFinished(page)).toBe(true);
  expect(await steps(page)).toEqual([]);
  expect(await page.locator('[data-result] ol').evaluate((list) => list.checkVisibility())).toBe(false);
  expect([await said(page), await said(page, 'next')]).toEqual([countOf(7), withoutNoBreak(words.whole)]);
  const done = page.locator('[data-row]:not([fill*="cloth-0"])');
  expect(await done.count()).toBe(42);
  await page.locator('fieldset:has([name="passport"]) button').tap();
  expect(await isFinished(page)).toBe(false);
  expect(await page.locator('fieldset :checked').count()).toBe(rowNames.length - 1);
  await choice(page, { passport: 'some' });
  await expect.poll(() => steps(page)).toEqual(['passport']);
  expect(await done.count()).toBe(39);
});

test('under translation the count says what is woven now', async () => {
  const page = await visit(address, phone);
  await page.evaluate(translate);
  await choice(page, { hospital: 'all' });
  await expect.poll(() => said(page)).toBe(countOf(1));
  await page.evaluate(translate);
  await choice(page, { earner: 'one' });
  await expect.poll(() => said(page)).toBe(countOf(2));
});

/** Has the share sheet end in an error of this name. */
const endSheetIn = (page: Page, error: string) =>
  page.evaluate((name) => {
    navigator.share = () => Promise.reject(new DOMException('', name));
  }, error);

test('a picture is saved that cannot be sent, not one whose sheet was closed or is up; that none can be drawn is said', async () => {
  const page = await visit(address, phone);
  await endSheetIn(page, 'NotAllowedError');
  await choice(page, nothingKnown);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('button[name="send"]').tap()]);
  const picture = Buffer.concat(await (await download.createReadStream()).toArray());
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([download.suggestedFilename(), info.width, info.height]).toEqual(['our-home.png', 1080, 1080]);
  // Where a diamond begins beside the name of its row it is indigo, and not paper.
  expect(data[(162 * 1080 + 576) * info.channels]).toBeLessThan(99);
  page.on('download', () => expect.unreachable('another is saved'));
  for (const error of ['AbortError', 'InvalidStateError']) {
    await endSheetIn(page, error);
    await page.locator('button[name="send"]').tap();
    await page.waitForTimeout(300);
  }
  await page.evaluate(() => void (HTMLCanvasElement.prototype.getContext = () => null));
  await page.locator('button[name="save"]').tap();
  const status = page.locator('[data-our-home] [data-part="status"]');
  await expect.poll(() => wordsIn(status)).toBe(withoutNoBreak(words.failed));
});

test.each([true, false])(
  'an answer on the front page is given here, is newer than what was kept, stays over a reload and Back, and is in no query: scripts %s',
  async (javaScriptEnabled) => {
    const page = await visit(address, { ...phone, javaScriptEnabled });
    await page.locator('#our-home-hospital-some').check();
    await page.goto('/gu');
    await page.locator('a[href$="#our-home-hospital-all"]').tap();
    await page.waitForURL(/our-home#/);
    const question = page.locator('#our-home-hospital-all');
    if (javaScriptEnabled) {
      await expect.poll(() => said(page)).toBe(countOf(1));
      await page.reload();
      await expect.poll(() => said(page)).toBe(countOf(1));
      await page.goto('/gu/about');
      await page.goBack();
      await expect.poll(() => said(page)).toBe(countOf(1));
    } else await expect.poll(() => question.evaluate((radio) => radio.getBoundingClientRect().top)).toBeLessThan(500);
    expect(await question.isChecked()).toBe(javaScriptEnabled);
    expect(new URL(page.url()).search).toBe('');
  },
);
