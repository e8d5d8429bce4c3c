/** The field that finds, in a real browser: what it shows, what it asks of whom, what the address holds. */
import { expect, test } from 'vitest';
import { phone, visit } from '../../test/site.ts';

const field = 'main [data-find] input';
const menu = 'header details:has([data-find]) > summary';
const fieldOfMenu = 'header [data-find] input';
const results = '[data-entries] ol a';

test('nothing that is typed is sent or kept, and the address holds it behind the # alone; where nothing answers, doors, a call and a chat with the words are offered', async () => {
  const page = await visit('/find', phone);
  // Else readers of screens miss the first time that it says how many answer.
  expect(await page.locator('[data-entries] [role=status]').evaluate((region) => region.checkVisibility())).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.fill(field, 'diabetes waiting');
  await page.waitForSelector(results);
  const address = new URL(page.url());
  expect([address.search, address.hash]).toEqual(['', '#q=diabetes+waiting']);
  expect(asked.filter((each) => each.includes('diabetes'))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain('diabetes');
  await page.fill(field, 'home loan <b>rate</b>');
  const chat = page.locator('[data-entries] [data-message]');
  await chat.waitFor();
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain('home loan <b>rate</b>');
  expect(await page.isVisible('[data-entries] a[href^="tel:"]:not([href="tel:112"], [href="tel:108"])')).toBe(true);
  expect(await page.locator('[data-entries] ul a').count()).toBe(6);
});

test('what is urgent leads with its card, below the numbers for help, and it is said politely how many answer', async () => {
  const page = await visit('/hi/find#q=accident ho gaya', phone);
  await page.waitForSelector(results);
  expect(await page.getAttribute(results, 'href')).toBe('/hi/claims#accident');
  expect(await page.isVisible('[data-entries] a[href="tel:112"]')).toBe(true);
  expect(await page.textContent('[data-entries] [role=status]')).toMatch(/^\S.*\d/);
  await page.click(results);
  await expect.poll(() => page.isVisible('#accident')).toBe(true);
});

test('elsewhere the field leads to the answers', async () => {
  const page = await visit('/gu', phone);
  await page.tap(menu);
  await page.fill(fieldOfMenu, 'claim reject');
  await page.press(fieldOfMenu, 'Enter');
  await page.waitForSelector(results);
  expect(new URL(page.url()).pathname).toBe('/gu/find');
  expect(await page.getAttribute(results, 'href')).toBe('/gu/claims/refused');
});

test('without a script the form leads to the list of all places, and its address says nothing', async () => {
  const page = await visit('/', { ...phone, javaScriptEnabled: false });
  await page.tap(menu);
  await page.fill(fieldOfMenu, 'diabetes');
  await page.press(fieldOfMenu, 'Enter');
  await page.waitForURL('**/find?');
  // It would only lead back to where it stands.
  expect(await page.isVisible(field)).toBe(false);
  // By page, and below that its places.
  await page.click('main details > summary');
  await page.click('main details details > summary');
  expect(await page.isVisible('main details details[open] a')).toBe(true);
});
