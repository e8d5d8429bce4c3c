/** Open or closed is said in India's time, whatever zone the device is in, and only once the page is there. */
import { timeInWords } from '../i18n/clock.ts';
import { facts } from '../i18n/facts.ts';
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { builtPages } from '../test/built-site.ts';
import { common } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

async function shownAt(instant: string, language: Language, timezoneId = 'Asia/Kolkata'): Promise<string> {
  const page = await visit('about:blank', { ...phone, timezoneId });
  await page.clock.setFixedTime(new Date(`${instant}+05:30`));
  await page.goto(addressOf('home', language));
  return page.locator('[data-open-now]').innerText();
}

test('the pages themselves say neither, so that they are true at any hour', () => {
  const places = builtPages.flatMap(({ document }) => document.querySelectorAll('[data-open-now]'));
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => place.textContent !== '')).toEqual([]);
});

describe.each(languageCodes)('in %s', (language) => {
  const { hours } = common[language];
  const opens = (sentence: string, day = '') => sentence.replace('{{day}}', day).replace('{{opens, time}}', timeInWords(facts.opens, hours.dayParts));

  test.each([
    ['2026-11-23T09:00:00', hours.openNow],
    ['2026-11-23T08:59:59', opens(hours.opensToday)],
    ['2026-11-21T20:00:00', opens(hours.opensOn, hours.weekdays.monday)],
    ['2026-11-22T12:00:00', opens(hours.opensOn, hours.weekdays.monday)],
  ])('at %s it says so', async (instant, words) => {
    expect(await shownAt(instant, language)).toContain(words);
  });
});

test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])('a phone in %s shows India’s hours', async (zone) => {
  expect(await shownAt('2026-11-23T19:59:59', 'en', zone)).toContain(common.en.hours.openNow);
});

test('a page that stays open says so when the office closes', async () => {
  const page = await visit('about:blank', phone);
  await page.clock.install({ time: new Date('2026-11-23T19:59:30+05:30') });
  await page.goto(addressOf('home', 'en'));
  const status = page.locator('[data-open-now]');
  expect(await status.innerText()).toContain(common.en.hours.openNow);
  await page.clock.runFor(60_000);
  expect(await status.innerText()).toContain(common.en.hours.closedNow);
});
