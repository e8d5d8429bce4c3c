/** Sixty hostile texts through every field, the collector's errors, the hash and the query: each stays text. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { contactAddress, fillIn, formWords, presses, sendButton, typedIn, whenHydrated } from '../../test/contact-page.ts';
import { answersJson } from '../../test/fault-server.ts';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { emptyPage, phone } from '../../test/site.ts';
import { errorsIn, shownErrors } from './collector-errors.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();
let page: Page;
/** Whatever a text has brought about: a call, a dialog, a request to elsewhere. */
const harm: string[] = [];

beforeAll(async () => {
  page = await emptyPage({ ...phone, baseURL: site.url, expectedFaults: /Failed to load resource/ });
  await page.exposeFunction('pwned', () => harm.push('called'));
  page.on('dialog', (dialog) => harm.push(dialog.message()));
  // The map comes from there by itself once it is scrolled to.
  await page.route('https://www.google.com/maps**', (route) => route.abort());
  page.on('request', (request) => /^(http:\/\/localhost|https:\/\/www\.google\.com\/maps)/.test(request.url()) || harm.push(request.url()));
});
afterAll(async () => {
  await page.context().close();
});

/** How many elements of each kind the page has besides the map; what a text adds would be counted. */
const census = () =>
  page.evaluate(() => {
    const elements = document.querySelectorAll(':not([data-map] *)');
    return Object.entries(Object.groupBy(elements, (element) => element.tagName)).map(([name, all]) => `${name} ${all?.length}`).toSorted();
  });

test('in the fields and in the collector’s errors', async () => {
  await page.goto(contactAddress('en'));
  await fillIn(page);
  await whenHydrated(page);
  collector.treat(answersJson(422, { errors: [{ message: 'plain' }] }));
  await presses.touch(page);
  await page.locator('form [role=status]').getByText('plain', { exact: true }).waitFor();
  const before = await census();

  for (const text of hostileTexts) {
    collector.log.splice(0);
    const errors = errorsIn(JSON.stringify({ errors: [{ message: text }] }));
    const [said = { text: formWords('en').errors.problem, isCollectors: false }] = shownErrors(errors, undefined);
    collector.treat(answersJson(422, { errors: [{ message: text, code: text, field: text }] }));
    const hostile = { name: `A ${text}`, email: `A ${text}`, phone: text.slice(0, 20), message: `A ${text}` };
    await fillIn(page, hostile);
    await presses.touch(page);
    await page.getByText(formWords('en').errors.email).waitFor();
    expect({ text, log: collector.log }).toEqual({ text, log: [] });
    await page.locator('#email').fill('a@example.com');
    const typed = await typedIn(page);
    await presses.touch(page);
    await page.waitForFunction((expected) => [...document.querySelectorAll('form [role=status] p')].some((line) => line.textContent === expected), said.text);
    expect({ text, isEnabled: await sendButton(page).isEnabled() }).toEqual({ text, isEnabled: true });
    expect(JSON.parse(collector.log[0]?.body ?? '{}')).toEqual(typed);
    expect(typed.message).toBe(`A ${text}`.toWellFormed().replace(/\r\n?/g, '\n'));
    if (said.isCollectors) expect({ text, elements: await census() }).toEqual({ text, elements: before });
  }
  expect(harm).toEqual([]);
});

test('in the links to other ways, which keep their addresses', async () => {
  const [whatsapp, mail] = [page.locator('a[data-message^="https:"]'), page.locator('a[data-message^="mailto:"]')];
  for (const link of [whatsapp, mail]) await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  for (const text of hostileTexts) {
    await page.locator('#text').fill(text);
    const message = await page.locator('#text').inputValue();
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[data-message]')].map((link) => {
        link.click();
        return link.href;
      }),
    );
    const [chat, mail] = addresses.map((address) => new URL(address));
    expect([chat?.origin, ...(chat?.searchParams.keys() ?? [])]).toEqual(['https://wa.me', 'text']);
    expect(chat?.searchParams.get('text')).toContain(message.toWellFormed());
    expect([mail?.protocol, ...(mail?.searchParams.keys() ?? [])]).toEqual(['mailto:', 'subject', 'body']);
  }
  expect(harm).toEqual([]);
});

test('in the query and in the hash', async () => {
  await page.goto(contactAddress('en'));
  const before = await census();
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text.toWellFormed());
    await page.goto(`${contactAddress('en')}?name=${encoded}&lng=${encoded}&${encoded}#${encoded}`);
    expect({ text, elements: await census() }).toEqual({ text, elements: before });
  }
  expect(harm).toEqual([]);
});
