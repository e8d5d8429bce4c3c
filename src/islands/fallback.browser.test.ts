/** What is left of a page when React fails. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../test/words-in.ts';
import { telephoneLink } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import { addressOf } from '../site/urls.ts';
import { common, localeWords } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

const expectedFaults = /Failed to load resource|dynamically imported/;

/** Makes the drawing of every island fail. */
const breakDrawing = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'activeElement', {
      get() {
        // Not where the small script asks.
        const { stack = '' } = new Error();
        if (!stack.includes('/client-')) throw new Error('planted');
      },
    });
  });

test('an island that fails stays as it was, and other ways to the office stand below it', async () => {
  const page = await visit(addressOf('contact', 'hi'), { ...phone, expectedFaults: /planted/ });
  const island = page.locator('[data-island]').first();
  const stateOf = async () => [await island.innerText(), await island.locator('input, textarea, button').count()];
  const before = await stateOf();
  await breakDrawing(page);
  await island.dispatchEvent('pointerdown');
  const notice = page.locator('[data-island] + [data-fallback-message] [role=status]').first();
  await notice.waitFor();
  expect(await wordsIn(notice)).toContain(localeWords('hi', 'contact').form.unanswered);
  const links = await notice
    .locator('a:not([href^="#"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]));
  expect(links).toEqual([
    telephoneLink(ways.phone.value),
    expect.stringContaining('https://wa.me/'),
    `mailto:${ways.email.value}`,
  ]);
  expect(await stateOf()).toEqual(before);
});

test('a button that only React answers and that cannot be answered says so, and names what works without it', async () => {
  const page = await visit(`${addressOf('claims', 'gu')}#vehicle`, { ...phone, expectedFaults });
  await page.route('**/assets/{hydrate,draw-island}-*.js', (route) => route.abort());
  await page.locator('#vehicle [data-press]').first().click();
  const notice = page.locator('[data-fallback-message]');
  await notice.waitFor({ timeout: 5000 });
  expect(await wordsIn(notice)).toContain(common.gu.unanswered.title);
  expect(await notice.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await notice.locator('[data-print-page]').count()).toBe(1);
});

test('a button whose island fails while its press is held takes the next press', async () => {
  const page = await visit(`${addressOf('vehicle', 'gu')}#no-claim-bonus`, { ...phone, expectedFaults: /planted/ });
  await breakDrawing(page);
  await page.locator('#no-claim-bonus [data-press]').first().dispatchEvent('click');
  await page.locator('[data-fallback-message]').waitFor();
  await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0);
});

test('a list that the finder cannot show is told, with the way to its rules', async () => {
  const page = await visit('about:blank', { ...phone, expectedFaults });
  await page.route('**/assets/{hydrate,draw-island}-*.js', (route) => route.abort());
  await page.goto(`${addressOf('passport-new', 'hi')}?need=new&who=adult&speed=normal#papers`);
  await page.locator('[data-fallback-message] a[href="#papers-rules"]').click();
  await page.locator('a#papers-rules').click();
  await page.locator('details[open]:has(#papers-rules)').waitFor();
});

/** How long it may take until it is said, in milliseconds of the page. */
const withinSeconds = 5000;

describe('where the small script is lost', () => {
  const lostPages = ['vehicle', 'claims'] as const;

  /** The page of which the small script goes its own way. */
  async function openWith(address: string, treat: (route: Route) => unknown, waitUntil: 'load' | 'commit') {
    const page = await visit('about:blank', { ...phone, expectedFaults: /Failed to load resource/ });
    await page.route('**/assets/client-*.js', (route) => void treat(route));
    await page.goto(address, { waitUntil });
    return page;
  }

  test.each([
    ['is of another kind', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })],
    ['never ends', () => {}],
  ])('which %s, a search still goes on to its page, and both say it', async (_, treat) => {
    const page = await visit('about:blank', { ...phone, expectedFaults: /Failed to load|MIME|integrity/ });
    await page.clock.install();
    await page.route('**/assets/client-*.js', (route) => void treat(route));
    await page.goto(addressOf('life', 'gu'), { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(withinSeconds);
    expect(await page.locator('main [data-fallback-message]').count()).toBeGreaterThan(0);
    await page.goto(addressOf('home', 'gu'), { waitUntil: 'domcontentloaded' });
    await page.locator('header details:has([data-find]) > summary').tap();
    await page.locator('header [data-find] input').fill('passport');
    await page.locator('header [data-find] input').press('Enter');
    await page.waitForURL('**/gu/find#q=passport', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(withinSeconds);
    expect(await page.locator('main [data-find] + [data-fallback-message]').count()).toBe(1);
  });

  test('which comes after all, what was said is taken back, and the question typed before is answered', async () => {
    const late: Route[] = [];
    const page = await openWith(addressOf('search', 'gu'), (route) => late.push(route), 'commit');
    await page.locator('main [data-find] input').fill('passport khovai gayo');
    await page.locator('[data-fallback-message]').waitFor();
    await late[0]?.continue();
    await page.locator('[data-searched] ol a').first().waitFor();
    expect(await page.locator('[data-fallback-message]').count()).toBe(0);
    expect(await page.locator('main [data-find] input').inputValue()).toBe('passport khovai gayo');
  });

  test.each(lostPages)('%s offers no button that nothing answers, but the rule or print, and the phone', async (id) => {
    const page = await openWith(addressOf(id, 'gu'), (route) => route.abort('connectionreset'), 'load');
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)),
    );
    const notice = page.locator('main [data-fallback-message]:has(a[href^="#"], [data-print-page])').first();
    expect(await wordsIn(notice)).toContain(common.gu.unanswered.title);
    expect(await notice.locator('a[href^="tel:"]').isVisible()).toBe(true);
    await page.evaluate(() => (window.print = () => (document.body.dataset.printed = '')));
    await notice.locator('a[href^="#"], [data-print-page]').first().click();
    const isLedOn = () => document.body.dataset.printed === '' || document.querySelector(':target') !== null;
    expect(await page.evaluate(isLedOn)).toBe(true);
    expect(await page.locator('main button:not([data-print-page]):visible').count()).toBe(0);
  });

  test.each([
    ['search', 'entries', '**/assets/search-*.json', 'main [data-find] + [data-fallback-message]'],
    ['privacy', 'erasing', '**/assets/lazy-*.js', 'main [data-fallback-message]'],
  ] as const)('on %s, %s that never comes is said within five seconds', async (id, _, files, said) => {
    const page = await visit('about:blank', phone);
    await page.clock.install();
    await page.route(files, () => {});
    await page.goto(addressOf(id, 'hi'));
    await page.waitForSelector('html[data-alive]');
    if (id === 'search') await page.locator('main [data-find] input').fill('passport');
    else await page.locator('[data-action=erase]').tap();
    await page.clock.runFor(withinSeconds);
    expect(await page.locator(said).count()).toBe(1);
  });

  test.each(lostPages)('until it comes %s offers no button, and nothing moves when it does', async (id) => {
    const late: Route[] = [];
    const page = await openWith(addressOf(id, 'hi'), (route) => late.push(route), 'commit');
    await expect.poll(() => late.length).toBe(1);
    await page.locator('footer').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const buttons = page.locator('main :is(form[method=dialog], [data-list]) button:visible');
    const places = () =>
      page.evaluate(() => [...document.querySelectorAll('main *')].map((each) => each.getBoundingClientRect().top));
    const before = await places();
    expect(await buttons.count()).toBe(0);
    await late[0]?.continue();
    await page.waitForSelector('html[data-alive]');
    expect(await places()).toEqual(before);
  });
});
