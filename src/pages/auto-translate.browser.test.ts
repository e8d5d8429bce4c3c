/** The site under a browser's own translation, which wraps every piece of text and may come at any moment. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { contactAddress, fillIn, sampleMessage, sendButton, typedIn, whenHydrated } from '../test/contact-page.ts';
import { phone, visit } from '../test/site.ts';
import { siteWithCollector } from '../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

/** Does to a page what Google's translation does: https://github.com/facebook/react/issues/11538 */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
      textContent?.trim() && !parentElement?.closest('script, style, textarea, noscript, [translate=no]') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data} (fr)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

const moments = ['not hydrated', 'hydrated'] as const;
const cases = languageCodes.flatMap((language) => moments.map((moment) => ({ language, moment })));
/** What React reports when it draws anew what was changed. */
const drawnAnew = /Minified React error #418/;

test.each(cases)('in $language, translated while $moment, the form says what is missing, and sends', async ({ language, moment }) => {
  const page = await visit(contactAddress(language), { ...phone, baseURL: site.url, expectedFaults: drawnAnew });
  if (moment === 'not hydrated') await translate(page);
  await page.locator('#name').tap();
  await whenHydrated(page);
  if (moment === 'hydrated') await translate(page);
  await sendButton(page).tap();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await translate(page);
  await fillIn(page);
  expect(await typedIn(page)).toEqual(sampleMessage);
  await sendButton(page).tap();
  await expect.poll(() => collector.log.length).toBe(1);
  await page.locator('form[data-draft]').waitFor({ state: 'detached' });
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
});

test.each(cases)('in $language, translated while $moment, a calculator answers, corrects itself and answers again', async ({ language, moment }) => {
  const page = await visit(addressOf('life', language), { ...phone, baseURL: site.url, expectedFaults: drawnAnew });
  const island = page.locator('[data-island="life-cover"]');
  const answer = island.locator('[role=status]');
  if (moment === 'not hydrated') await translate(page);
  await island.locator('input').first().tap();
  await island.and(page.locator('[data-hydrated]')).waitFor();
  if (moment === 'hydrated') await translate(page);
  await island.locator('[type=submit]').tap();
  await island.locator('[aria-invalid=true]').waitFor();
  await translate(page);
  await island.locator('input').first().fill('500000');
  await island.locator('[type=submit]').tap();
  await expect.poll(() => answer.innerText()).toContain('50');
  await translate(page);
  await island.locator('input').first().fill('700000');
  await island.locator('[type=submit]').tap();
  await expect.poll(() => answer.innerText()).toContain('70');
});

test.each(cases)('in $language, translated while $moment, a list is found and ticked', async ({ language, moment }) => {
  const page = await visit(addressOf('passport-new', language), { ...phone, baseURL: site.url, expectedFaults: drawnAnew });
  const island = page.locator('[data-island="document-finder"]');
  if (moment === 'not hydrated') await translate(page);
  await island.locator('input[name=who]').first().tap();
  await island.and(page.locator('[data-hydrated]')).waitFor();
  if (moment === 'hydrated') await translate(page);
  await island.locator('input[name=speed]').first().tap();
  await island.locator('[type=submit]').tap();
  const boxes = page.locator('#papers-list [data-tick]');
  await boxes.first().waitFor();
  await translate(page);
  await island.locator('fieldset:has([name=who]) button').tap();
  await island.locator('input[name=who]').last().tap();
  await boxes.first().check();
  await island.locator('fieldset:has([name=need]) button').tap();
  await island.locator('input[name=need]').nth(1).tap();
  await expect.poll(() => boxes.count()).toBeGreaterThan(0);
});

test.each(languageCodes)('in %s, a calculator that is pressed before it hydrates, translated, answers', async (language) => {
  const page = await visit(addressOf('vehicle', language), { ...phone, baseURL: site.url, expectedFaults: drawnAnew });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', (route) => arrival.then(() => route.continue()));
  await translate(page);
  const island = page.locator('[data-island="no-claim-bonus"]');
  await island.locator('input[type=text]').fill('x');
  await island.locator('[type=submit]').tap();
  arrive();
  await island.locator('[aria-invalid=true]').waitFor();
});
