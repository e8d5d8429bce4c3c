/** Reading aloud, with a voice of the test's own: what the device speaks with lies outside the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { languagesInTurn } from '../../test/combinations.ts';
import { localeWords } from '../../test/shared-words.ts';
import { speakSilently } from '../../test/silent-voice.ts';
import { phone, visit } from '../../test/site.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';

const call = (page: Page, name: string, argument?: string) =>
  page.evaluate(([key, value]) => Reflect.get(window, key ?? '')(value) as unknown, [name, argument] as const);
const spoken = (page: Page) => page.evaluate(() => Reflect.get(window, 'spoken') as string[]);

/** Devices write the region with a hyphen or with an underscore. */
const tagOf = (language: Language) => (language === 'hi' ? 'hi_IN' : `${language}-IN`);

async function visitCard(language: Language, card = 'accident'): Promise<Page> {
  const page = await visit(`${addressOf('claims', language)}#${card}`, { ...phone, prepare: speakSilently });
  await page.waitForFunction(() => speechSynthesis.onvoiceschanged);
  await call(page, 'addVoice', tagOf(language));
  return page;
}

const accident = (page: Page) => page.locator('details:has(#accident)');
const listen = (page: Page) => accident(page).locator('[data-action=read]');
const stop = (page: Page) => accident(page).locator('[data-action=stop]');

/** Begins to read and waits for the first sentence. */
async function begin(page: Page): Promise<void> {
  await listen(page).tap();
  await page.waitForFunction(() => Reflect.get(window, 'isSpeaking')());
}

test.each(languagesInTurn(2))(
  'in %s all lines of a card are read one after the other, each marked meanwhile',
  async (language) => {
    const page = await visitCard(language);
    await begin(page);
    const marked: (string | null)[] = [];
    while (await call(page, 'isSpeaking')) {
      const line = await accident(page).locator('[data-aloud]').textContent();
      if (marked.at(-1) !== line) marked.push(line);
      await call(page, 'endSentence');
    }
    expect(marked).toEqual(await accident(page).locator('li, ol + p').allTextContents());
    const letters = (texts: (string | null)[]) => withoutNoBreak(texts.join('')).replace(/[\s\d+]/g, '');
    expect(letters(await spoken(page))).toBe(letters(marked));
    // Numbers to dial are said digit by digit.
    expect((await spoken(page)).join(' ')).toMatch(/1 1 2(?!.*112)/);
    expect(await page.locator('[data-aloud], [data-reading]').count()).toBe(0);
  },
);

test('a list of papers is read with its notes', async () => {
  const page = await visitCard('gu', 'health');
  await page.locator('#health [data-action=read]').tap();
  await page.waitForFunction(() => Reflect.get(window, 'isSpeaking')());
  while (await call(page, 'isSpeaking')) await call(page, 'endSentence');
  const said = withoutNoBreak((await spoken(page)).join(' '));
  const items = Object.values(localeWords('gu', 'claims').documents.lists.health.items);
  expect(items.filter(({ name, note }) => !said.includes(name) || !said.includes(note.slice(0, 20)))).toEqual([]);
});

test('it pauses, goes on where it was paused, and stops, and the focus stays on its controls', async () => {
  const page = await visitCard('gu');
  await begin(page);
  await call(page, 'endSentence');
  const before = await spoken(page);
  // By keyboard, since two quick taps count as one.
  await listen(page).press('Enter');
  await expect.poll(() => call(page, 'isSpeaking')).toBe(false);
  expect(await listen(page).getAttribute('aria-pressed')).toBe('false');
  expect(await accident(page).locator('[data-aloud]').count()).toBe(1);
  await listen(page).press('Enter');
  await expect.poll(() => listen(page).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => spoken(page)).toEqual([...before, before.at(-1)]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await stop(page).waitFor({ state: 'hidden' });
  expect(await call(page, 'isSpeaking')).toBe(false);
  expect(await page.locator('[data-aloud]').count()).toBe(0);
  expect(await listen(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each([
  ['fails', 'failSentence'],
  ['never answers', 'neverAnswer'],
])('a device that %s says that it cannot, and its button can be pressed again', async (_, fails) => {
  const page = await visitCard('gu');
  if (fails === 'neverAnswer') {
    await call(page, fails);
    await listen(page).tap();
  } else {
    await begin(page);
    await call(page, fails);
  }
  await accident(page).getByText(localeWords('gu', 'common').readAloud.failed).waitFor({ timeout: 8000 });
  expect(await listen(page).getAttribute('aria-pressed')).toBe('false');
  expect(await page.locator('[data-aloud], [data-reading]').count()).toBe(0);
});

test('a voice of another language, or of a server, offers nothing; one that comes late does, and nothing moves', async () => {
  const page = await visit('/gu/claims#accident', { ...phone, prepare: speakSilently });
  const places = () =>
    page
      .locator('main a, main summary, main li')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  await page.waitForFunction(() => speechSynthesis.onvoiceschanged);
  await call(page, 'addVoice', 'hi-IN');
  expect(await listen(page).isVisible()).toBe(false);
  const before = await places();
  await call(page, 'addVoice', 'gu-IN');
  expect(await listen(page).isVisible()).toBe(true);
  expect(await places()).toEqual(before);
});
