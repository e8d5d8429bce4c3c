/** The site on a device whose clock is years off. */
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { contactAddress, fillIn, focusSays, formWords, sendButton } from '../test/contact-page.ts';
import { phone, visit } from '../test/site.ts';
import { siteWithCollector } from '../test/site-with-collector.ts';

const { site } = siteWithCollector();

const cases = languageCodes.flatMap((language) => ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z'].map((instant) => ({ language, instant })));

async function openAt(instant: string, address: string) {
  const page = await visit('about:blank', { ...phone, baseURL: site.url });
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(address);
  return page;
}

test.each(cases)('in $language at $instant a message is sent', async ({ language, instant }) => {
  const page = await openAt(instant, contactAddress(language));
  await fillIn(page);
  await sendButton(page).tap();
  await focusSays(page, formWords(language).sentTitle);
});

test.each(cases)('in $language at $instant dates are answered or asked for again', async ({ language, instant }) => {
  const page = await openAt(instant, addressOf('passport-new', language));
  const island = page.locator('[data-island="child-passport"]');
  await island.locator('input').first().tap();
  await island.and(page.locator('[data-hydrated]')).waitFor();
  for (const [part, value] of [['day', '5'], ['month', '6'], ['year', '2020']] as const) {
    await island.locator(`[id$="birth-${part}"]`).evaluate((field: HTMLInputElement | HTMLSelectElement, text) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
  await island.locator('[type=submit]').tap();
  await island.locator('[role=status]:not(:empty), [aria-invalid=true]').first().waitFor();
});

test.each(cases)('in $language at $instant the page says whether the office is open', async ({ language, instant }) => {
  const page = await openAt(instant, contactAddress(language));
  await expect.poll(() => page.locator('[data-open-now]').first().textContent()).not.toBe('');
});
