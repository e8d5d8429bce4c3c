/** Open or closed is said in India's time, whatever zone the device is in, and only once the page is there. */
import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { inTurn, languagesInTurn } from '../../test/combinations.ts';
import { common } from '../../test/shared-words.ts';
import { pageOpener, phone, visit } from '../../test/site.ts';

/** As the sampled office opens and as it closes, on a Saturday in India. */
const instants = [
  ['2026-11-21T03:30:00Z', 'openNow', undefined],
  ['2026-11-21T14:30:00Z', 'closedNow', 'monday'],
] as const;

test.each(
  instants.flatMap(([instant, status, next], position) =>
    languagesInTurn(position).map((language) => ({ language, instant, status, next })),
  ),
)('in $language at $instant the page says $status, and if not today, on which day it opens', async (each) => {
  const page = await visit('about:blank', { ...phone, timezoneId: 'Pacific/Kiritimati' });
  await page.clock.setFixedTime(each.instant);
  await page.goto(addressOf('home', each.language));
  const { hours } = common[each.language];
  const shown = await page.locator('[data-open-now]').innerText();
  expect(shown).toContain(hours[each.status]);
  if (each.next) expect(shown).toContain(hours.weekdays[each.next]);
});

test('a page that stays open says so when the office closes', async () => {
  const page = await visit('about:blank', phone);
  await page.clock.install({ time: '2026-11-21T14:29:30Z' });
  await page.goto(addressOf('home', 'en'));
  const status = page.locator('[data-open-now]');
  expect(await status.innerText()).toContain(common.en.hours.openNow);
  await page.clock.runFor(60_000);
  expect(await status.innerText()).toContain(common.en.hours.closedNow);
});

const addresses = languageCodes.flatMap((language, position) =>
  inTurn(['home', 'contact'] as const, position).map((page) => addressOf(page, language)),
);

const open = pageOpener();

test.each(addresses)('on %s nothing moves, whatever it says', async (address) => {
  const page = await open(address);
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
