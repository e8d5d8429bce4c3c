import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { common } from '../test/shared-words.ts';
import { laptop, phone, visit } from '../test/site.ts';

test('offers the same page in the language of the browser, in words of that language', async () => {
  const page = await visit('/about', { locale: 'gu-IN' });
  const line = page.locator('#suggestion');
  await line.waitFor({ state: 'visible' });
  const offer = line.locator('a');
  expect([await line.getAttribute('lang'), new URL((await offer.getAttribute('href')) ?? '', page.url()).pathname]).toEqual(['gu', '/gu/about']);
  expect(await line.innerText()).toMatch(/\p{Script=Gujarati}/u);
  expect(await line.getByRole('button', { name: common.gu.language.dismiss }).count()).toBe(1);
});

test('leads there', async () => {
  const page = await visit('/about', { locale: 'hi-IN' });
  await page.locator('#suggestion a').click();
  await page.waitForURL('**/hi/about', { waitUntil: 'networkidle' });
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('once dismissed never comes again, be it for another language or on a page left before', async () => {
  const page = await visit('/about', { locale: 'gu-IN' });
  await page.goto('/contact');
  await page.locator('#suggestion button').click();
  const isShown = [await page.locator('#suggestion').isVisible()];
  await page.goBack();
  isShown.push(await page.locator('#suggestion').isVisible());
  for (const address of ['/about', '/hi/about']) {
    await page.goto(address);
    isShown.push(await page.locator('#suggestion').isVisible());
  }
  expect(isShown).toEqual([false, false, false, false]);
});

test('dismissed by keyboard it leaves the focus where it can be seen', async () => {
  const page = await visit('/about', { locale: 'gu-IN' });
  await page.locator('#suggestion button').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.matches('header a[data-language="en"]') && document.activeElement.checkVisibility())).toBe(true);
});

test.each([
  ['the page is in the language of the browser', '/gu/about', 'gu-IN'],
  ['the site does not speak the language of the browser', '/about', 'fr-FR'],
  ['the visitor has a claim', '/claims', 'gu-IN'],
  ['somebody was hurt', '/claims/hurt-on-the-road', 'gu-IN'],
  ['the address names a part of the page', '/about#content', 'gu-IN'],
])('says nothing where %s', async (_, address, locale) => {
  const page = await visit(address, { locale });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('says nothing in the language of the browser where that is so old that it does not reflect aria-current', async () => {
  const page = await visit('/gu/about', { locale: 'gu-IN', prepare: () => Reflect.deleteProperty(Element.prototype, 'ariaCurrent') });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

/** Screens so short, or text so large, that the bar of contacts scrolls along. */
const shortScreens = [
  { width: 320, height: 256, fontSize: 16 },
  { width: 568, height: 320, fontSize: 16 },
  { width: 240, height: 320, fontSize: 16 },
  { width: 390, height: 690, fontSize: 32 },
  { width: 1366, height: 657, fontSize: 32 },
];

/** An English page in a Gujarati browser whose own text has this size. */
async function visitWithFontSize(width: number, height: number, fontSize: number): Promise<Page> {
  const page = await visit('about:blank', { locale: 'gu-IN', viewport: { width, height } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.goto('/about');
  await page.locator('#suggestion').waitFor({ state: 'visible' });
  return page;
}

/** Runs in the page: what is wrong with where an element lies, or nothing. */
function faultOf(element: Element): string {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const box = `${element.localName} at ${Math.round(left)} to ${Math.round(right)}, ${Math.round(top + scrollY)} to ${Math.round(bottom + scrollY)}`;
  if (left < 0 || right > innerWidth || top + scrollY < 0 || width < 44 || height < 44) return box;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return above && (element.contains(above) || above.contains(element)) ? '' : `${box} lies under ${above?.outerHTML.slice(0, 80)}`;
}

describe.each(shortScreens)('at $width x $height with text of $fontSize px', ({ width, height, fontSize }) => {
  test('it lies right under the header, and where the keyboard stops in it is seen', async () => {
    const page = await visitWithFontSize(width, height, fontSize);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`);
    const gap = await page.evaluate(() => {
      const [header, line] = ['body header', '#suggestion'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      return (line?.top ?? Infinity) - (header?.bottom ?? 0);
    });
    expect(Math.abs(gap)).toBeLessThan(1);
    const faults: string[] = [];
    for (const control of ['a', 'button']) {
      const stop = page.locator(`#suggestion ${control}`);
      await stop.focus();
      faults.push(await stop.evaluate(faultOf));
    }
    expect(faults).toEqual(['', '']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('what is placed against the bar of contacts stays on the page', async () => {
    const page = await visitWithFontSize(width, height, fontSize);
    const distances = await page.locator('aside small').evaluateAll((marks) => {
      const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Infinity;
      return marks.map((mark) => topOf(mark.closest('aside')) - topOf(mark));
    });
    expect(distances).toHaveLength(1);
    expect(distances.filter((distance) => Math.abs(distance) > fontSize * 2)).toEqual([]);
  });
});

/** Sums up how far the page has moved: https://web.dev/articles/cls */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const distanceOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0);
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + distanceOf(entry), 0)));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );

/** Screens on which it has one row. */
const screens = [
  { name: 'a small phone', viewport: { width: 320, height: 568 } },
  { name: 'a phone', viewport: { width: 360, height: 640 } },
  { name: 'a tablet', viewport: { width: 1024, height: 768 } },
  { name: 'a laptop', ...laptop },
];

describe.each(screens)('on $name', ({ viewport }) => {
  test.each([
    ['/about', 'gu-IN'],
    ['/about', 'hi-IN'],
    ['/gu/about', 'en-IN'],
    ['/hi/about', 'gu-IN'],
  ])('on %s for %s it is one row of 44 px', async (address, locale) => {
    const page = await visit(address, { viewport, locale });
    expect(await page.locator('#suggestion').evaluate((line) => line.getBoundingClientRect().height)).toBe(44);
  });

  test('it is there and works before the small script comes, and nothing moves for either', async () => {
    const page = await visit('about:blank', { viewport, locale: 'gu-IN' });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await page.locator('#suggestion').waitFor({ state: 'visible' });
    // Long enough for a first picture without it.
    await page.waitForTimeout(500);
    arrive();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBe(0);
  });
});

test('a tap dismisses it before the small script comes', async () => {
  const page = await visit('about:blank', { ...phone, locale: 'gu-IN' });
  await page.route('**/assets/*.js', () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('#suggestion button').tap();
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('without JavaScript says nothing', async () => {
  const page = await visit('/about', { locale: 'gu-IN', javaScriptEnabled: false });
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});
