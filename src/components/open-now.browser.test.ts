/** Open or closed is said in India's time, whatever zone the device is in, and only once the page is there. */
import { expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { holidays, hours } from '../office/hours.ts';
import { statusAt } from '../office/opening.ts';
import { addressOf } from '../site/urls.ts';
import { common } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

const times = { hours, holidays };
const india = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);
const secondsAfter = (instant: Date, seconds: number) => new Date(Number(instant) + seconds * 1000);

const fortnight = Array.from({ length: 14 }, (_, day) => `2026-11-${15 + day}`);
const workday = fortnight.find((day) => statusAt(india(day, hours.opens), times) === 'open') ?? '';
const [opens, closes] = [india(workday, hours.opens), india(workday, hours.closes)];
/** Either side of opening and of closing. */
const instants = [secondsAfter(opens, -1), opens, secondsAfter(closes, -1), closes];

/** What must be read at an instant, whatever the owner has written in hours.ts. */
function wordsAt(instant: Date, language: Language): string[] {
  const { openNow, closedNow, weekdays } = common[language].hours;
  const status = statusAt(instant, times);
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = weekdays;
  const fromSunday = [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
  return status === 'open' ? [openNow] : [closedNow, ...fromSunday.filter((_, day) => status === `opensOn${day}`)];
}

test.each(languageCodes.flatMap((language) => instants.map((instant) => ({ language, instant }))))(
  'in $language at $instant the page says whether the office is open, and if not, on which day it will be',
  async ({ language, instant }) => {
    const page = await visit('about:blank', { ...phone, timezoneId: 'Pacific/Kiritimati' });
    await page.clock.setFixedTime(instant);
    await page.goto(addressOf('home', language));
    const shown = await page.locator('[data-open-now]').innerText();
    expect(wordsAt(instant, language).filter((words) => !shown.includes(words))).toEqual([]);
  },
);

test('a page that stays open says so when the office closes', async () => {
  const page = await visit('about:blank', phone);
  await page.clock.install({ time: secondsAfter(closes, -30) });
  await page.goto(addressOf('home', 'en'));
  const status = page.locator('[data-open-now]');
  expect(await status.innerText()).toContain(common.en.hours.openNow);
  await page.clock.runFor(60_000);
  expect(await status.innerText()).toContain(common.en.hours.closedNow);
});
