/** Open or closed is said in India's time, whatever zone the device is in, and only once the page is there. */
import { expect, test } from 'vitest';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { holidays, hours } from '../../office/hours.ts';
import { weekdays } from '../../office/weekdays.ts';
import { statusAt } from '../../office/opening.ts';
import { addressOf } from '../../site/urls.ts';
import { languagesInTurn } from '../../test/combinations.ts';
import { common } from '../../test/shared-words.ts';
import { phone, visit } from '../../test/site.ts';

const times = {
  week: weekdays.map((day) => hours[day]),
  closed: holidays.map(({ first, last }) => [first, last] as const),
};

/** The first minute of a fortnight at which the office opens, and the next at which it closes. */
const minutes = Array.from({ length: 14 * 1440 }, (_, minute) => new Date(Date.UTC(2026, 10, 15, 0, minute)));
const isOpenAt = (instant: Date | undefined) => instant !== undefined && statusAt(instant, times).startsWith('closes');
const opens = minutes.find((instant, place) => isOpenAt(instant) && !isOpenAt(minutes[place - 1])) ?? new Date();
const closes = minutes.find((instant) => instant > opens && !isOpenAt(instant)) ?? new Date();

const secondsAfter = (instant: Date, seconds: number) => new Date(Number(instant) + seconds * 1000);

/** Either side of opening and of closing. */
const instants = [secondsAfter(opens, -1), opens, secondsAfter(closes, -1), closes];

/** What must be read at an instant, whatever the owner has written in hours.ts. */
function wordsAt(instant: Date, language: Language): string[] {
  const { openNow, closedNow, weekdays: names } = common[language].hours;
  const status = statusAt(instant, times);
  const day = weekdays[Number(/^\d(?= )/.exec(status)?.[0] ?? Number.NaN)];
  return status.startsWith('closes') ? [openNow] : [closedNow, ...(day ? [names[day]] : [])];
}

test.each(
  instants.flatMap((instant, position) => languagesInTurn(position).map((language) => ({ language, instant }))),
)(
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

const addresses = languageCodes.flatMap((language) => [addressOf('home', language), addressOf('contact', language)]);

test.each(addresses)('on %s nothing moves, whatever it says', async (address) => {
  const page = await visit(address);
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const moved = await page.locator('[data-open-now]:visible').evaluateAll((places) =>
      places.flatMap((place) => {
        const height = (words: string) => {
          place.textContent = words;
          return place.parentElement?.offsetHeight;
        };
        const words: string[] = Object.values(JSON.parse(place.getAttribute('data-open-now') ?? '{}').words);
        const empty = height('');
        return words.filter((each) => height(each) !== empty);
      }),
    );
    expect(moved, `at ${width} px`).toEqual([]);
  }
});
