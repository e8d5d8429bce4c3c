import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { common } from '../test/shared-words.ts';
import { pageOpener } from '../test/site.ts';

/** What lies beside the screen, and what lies on another; a submenu's button reaches over the end of its entry, where nothing is drawn. */
const faultsOf = (page: Page) =>
  page.locator('header').evaluate((header) => {
    const controls = [...header.querySelectorAll('a, summary')].filter((control) =>
      control.checkVisibility({ contentVisibilityAuto: true }),
    );
    const reach = parseFloat(getComputedStyle(document.documentElement).fontSize) / 2 + 1;
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const isCovered = (box: DOMRect, other: DOMRect) =>
      Math.min(box.right, other.right) - Math.max(box.left, other.left) > reach &&
      Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
    const isFaulty = (box: DOMRect, position: number) =>
      box.left < 0 || box.right > innerWidth || boxes.slice(position + 1).some((other) => isCovered(box, other));
    return controls
      .filter((_, position) => isFaulty(boxes[position] ?? new DOMRect(), position))
      .map((control) => control.textContent.trim());
  });

const open = pageOpener({ expectedFaults: /404/ });

/** A page on a screen of some size. */
async function openOn(width: number, height: number, ...place: Parameters<typeof addressOf>): Promise<Page> {
  const page = await open(addressOf(...place));
  await page.setViewportSize({ width, height });
  return page;
}

const screens = [
  { width: 240, text: 100 },
  { width: 320, text: 200 },
  { width: 360, text: 200 },
  { width: 768, text: 200 },
  { width: 1024, text: 100 },
  { width: 1280, text: 200 },
];

test.each(languageCodes)('in %s nothing of the header lies on anything, or beside the screen', async (language) => {
  const page = await open(addressOf('vehicle', language));
  for (const { width, text } of screens) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    const [mark, tongues] = await Promise.all(
      ['a', '[data-language]'].map((part) => page.locator(`header ${part}`).first().boundingBox()),
    );
    // Beside the mark, or under it.
    expect(mark?.y).toBeLessThan((tongues?.y ?? 0) + 9);
    expect(await faultsOf(page), `at ${width} px with letters of ${text} percent`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.each(languageCodes)('in %s the header is one line, and two at most on the narrowest screen', async (language) => {
  const page = await openOn(240, 640, 'home', language);
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 640 });
    return page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
  };
  expect(await heightAt(240)).toBeLessThanOrEqual(128);
  // Where something is added to it there is the least room.
  for (const width of [320, 360, 576, 768, 992, 1280, 1536])
    expect(await heightAt(width), `at ${width} px`).toBeLessThanOrEqual(80);
});

test('the header shows the number itself, from 1280 px on', async () => {
  const page = await openOn(1279, 640, 'home', 'en');
  const number = page.locator('header > div > span a[href^="tel:"]');
  const seen = [await number.isVisible()];
  await page.setViewportSize({ width: 1280, height: 640 });
  seen.push(await number.getByText(/\d{5}/).isVisible());
  expect(seen).toEqual([false, true]);
});

// On phones the first line of the page does, which is the front page's own, the way to other pages, or that of none.
test.each([
  ['home', 'en'],
  ['passport-new', 'hi'],
  ['not-found', 'gu'],
] as const)('the first screen of %s in %s names the office at every width', async (id, language) => {
  const page = await openOn(320, 640, id, language);
  const name = common[language].office.shortName;
  for (const width of [320, 575, 576, 991, 992, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const seen = await page.getByText(name, { exact: true }).evaluateAll(
      (all) =>
        all.filter((element) => {
          const { width: wide, bottom } = element.getBoundingClientRect();
          return element.checkVisibility() && wide > 40 && bottom < 640;
        }).length,
    );
    expect(seen, `at ${width} px`).toBeGreaterThan(0);
  }
});
