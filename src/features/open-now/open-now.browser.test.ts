/** Open or closed is said in India's time, whatever zone the device is in, and only once the page is there. */
import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { inTurn, languagesInTurn } from '../../test/combinations.ts';
import { common } from '../../test/shared-words.ts';
import { pageOpener, phone, visit } from '../../test/site.ts';

test.each(languagesInTurn(1))(
  'in %s a page that stays open says so when the office closes, and on which day it opens',
  async (language) => {
    const page = await visit('about:blank', { ...phone, timezoneId: 'Pacific/Kiritimati' });
    // A Saturday in India, half a minute before the sampled office closes.
    await page.clock.install({ time: '2026-11-21T14:29:30Z' });
    await page.goto(addressOf('home', language));
    const { hours } = common[language];
    const status = page.locator('[data-open-now]');
    expect(await status.innerText()).toContain(hours.openNow);
    await page.clock.runFor(60_000);
    expect(await status.innerText()).toContain(hours.closedNow);
    expect(await status.innerText()).toContain(hours.weekdays.monday);
  },
);

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
