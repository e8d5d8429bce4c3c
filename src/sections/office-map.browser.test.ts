/** The map costs nothing until the visitor comes to it, and the address stays whatever becomes of it. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../i18n/languages.ts';
import { contactAddress } from '../test/contact-page.ts';
import { localeWords } from '../test/shared-words.ts';
import { phone, visit, type VisitOptions } from '../test/site.ts';

const maps = 'https://www.google.com/maps**';

const language: Language = 'gu';
const { map } = localeWords(language, 'contact');

/** The contact page, with what it asks Google for. */
async function openWithMap(
  answer: 'map' | 'blocked' | 'hangs',
  options: VisitOptions = {},
): Promise<{ page: Page; asked: string[] }> {
  const page = await visit('about:blank', { ...phone, expectedFaults: /Failed to load resource/, ...options });
  const asked: string[] = [];
  await page.route(maps, async (route) => {
    asked.push(route.request().url());
    if (answer === 'map') await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    if (answer === 'blocked') await route.abort('blockedbyclient');
  });
  await page.goto(contactAddress(language));
  return { page, asked };
}

const box = (page: Page) => page.locator('[data-map]');

test('it is asked for only when it comes into view, in the language of the page', async () => {
  const { page, asked } = await openWithMap('map');
  // Just above it, nearer than browsers' own lazy loading would wait for.
  await box(page).evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight - 20));
  await page.waitForTimeout(300);
  // Whoever scrolls past does not ask for it either.
  await box(page).evaluate(async (element) => {
    element.scrollIntoView({ behavior: 'instant' });
    for (let pictures = 0; pictures < 3; pictures += 1) await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(800);
  expect(asked).toEqual([]);
  await box(page).scrollIntoViewIfNeeded();
  await page.locator('iframe[data-loaded]').waitFor();
  expect(asked).toEqual([expect.stringContaining(`hl=${language}`)]);
  expect(await page.locator('iframe').getAttribute('title')).toBe(map.frameTitle);
});

test('where data is to be saved it waits for a tap', async () => {
  const { page, asked } = await openWithMap('map', {
    prepare: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  });
  await box(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: map.load }).waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: map.load }).tap();
  await page.locator('iframe[data-loaded]').waitFor();
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
});

test('without JavaScript there is a drawing and a link', async () => {
  const { page, asked } = await openWithMap('map', { javaScriptEnabled: false });
  await box(page).scrollIntoViewIfNeeded();
  expect(await page.getByRole('img', { name: map.picture }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: map.load }).count()).toBe(0);
  expect(await page.getByRole('link', { name: map.open }).getAttribute('href')).toContain(
    'https://www.google.com/maps/search/',
  );
  expect(asked).toEqual([]);
});

test.each([
  ['blocked', '1'],
  ['hangs', '0'],
] as const)(
  'when Google is out of reach (%s) nothing moves, and the address and the way to other maps stay',
  async (answer, frameOpacity) => {
    const { page } = await openWithMap(answer);
    await box(page).scrollIntoViewIfNeeded();
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect((await box(page).boundingBox())?.height).toBe(450);
    // The drawing stays until something is there.
    expect(await page.locator('iframe').evaluate((frame) => getComputedStyle(frame).opacity)).toBe(frameOpacity);
    const section = page.locator('#map');
    expect([await section.getByText('360003').isVisible(), await section.getByRole('link').isVisible()]).toEqual([
      true,
      true,
    ]);
  },
);
