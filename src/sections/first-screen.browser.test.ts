import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { inTurn } from '../test/combinations.ts';
import { bottomOf, doorsOf, floorOf, smallPhone } from '../test/probes/first-screen.ts';
import { common } from '../test/shared-words.ts';
import { pageOpener, visit } from '../test/site.ts';

const open = pageOpener(smallPhone);

describe.each(languageCodes)('on a small phone in %s', (language) => {
  // The front door leads others to their own.
  test.each(language === 'en' ? [language] : languageCodes)(
    'six doors to places on pages and the call stand above the bar, the call below the woven city, which is low below a line in %s, and on the screen of the commonest laptop',
    async (spoken) => {
      const page = await visit(addressOf('home', language), { ...smallPhone, locale: languages[spoken].tag });
      const city = page.locator('section > img');
      expect(await city.evaluate(({ clientHeight }) => clientHeight)).toBe(spoken === language ? 64 : 32);
      expect(await bottomOf(city)).toBeLessThan(
        await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top),
      );
      const call = page.getByRole('link', { name: common[language].actions.consult }).first();
      const doors = doorsOf(page);
      expect(await doors.count()).toBe(6);
      expect(await doors.and(page.locator('[href*="#"]')).count()).toBe(6);
      expect(await bottomOf(doors.or(call))).toBeLessThanOrEqual(await floorOf(page));
      await page.setViewportSize({ width: 1366, height: 768 });
      expect(await bottomOf(call)).toBeLessThan(768);
    },
  );

  test('the claims page shows its cards on the first screen, and each way to call once: in the bar', async () => {
    const page = await open(addressOf('claims', language));
    const offered = await page
      .locator('a:is([href^="tel:"], [href^="https://wa.me"]):visible')
      .evaluateAll((all) =>
        all
          .filter((link) => link.getBoundingClientRect().top < innerHeight)
          .map((link) => link.getAttribute('href') ?? ''),
      );
    expect(offered.map((href) => /^tel:112|^tel:|^https:\/\/wa\.me/.exec(href)?.[0])).toEqual([
      'tel:112',
      'tel:',
      'https://wa.me',
    ]);
    const cards = page.locator('summary:has(~ #accident, ~ #hospital, ~ #theft, ~ #baggage, ~ #death)');
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(Math.max(...tops)).toBeLessThan(await floorOf(page));
  });

  test('the card hospital, opened where it stands, comes to the top and says first by when the insurer is told', async () => {
    const page = await open(addressOf('claims', language));
    await page.locator('summary:has(~ #hospital)').tap();
    const deadlines = page.locator('#hospital strong');
    await deadlines.first().waitFor();
    const card = page.locator('details:has(> #hospital)');
    await expect.poll(() => card.evaluate((part) => Math.round(part.getBoundingClientRect().top))).toBe(8);
    expect(await deadlines.count()).toBe(2);
    expect(await bottomOf(deadlines)).toBeLessThanOrEqual(await floorOf(page));
  });

  test.each(inTurn(['passport', 'passport-new', 'passport-renew'] as const, languageCodes.indexOf(language)))(
    '%s asks its first question on the first screen',
    async (id) => {
      const page = await open(addressOf(id, language));
      const choices = page.locator('#papers :is(ul a, fieldset:not(:has(:checked)) label):visible');
      expect(await choices.count()).toBeGreaterThanOrEqual(3);
      expect(await bottomOf(choices)).toBeLessThanOrEqual(await floorOf(page));
      const words = page.locator('main section').first().locator('h1, h1 + p, h1 + p + p');
      const lines = await words.evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        }),
      );
      expect(lines).toEqual(lines.map(() => 1));
    },
  );
});
