/** No keystroke is lost while React takes the form over, whatever else has changed the page. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addressOf } from '../../site/urls.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { contactAddress, fillIn, focusSays, formWords, presses, sampleMessage, sendButton, typedIn, whenHydrated } from '../../test/contact-page.ts';
import { phone, slowPhone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

const text = 'મારી ગાડીને અકસ્માત થયો છે. मेरी गाड़ी का एक्सीडेंट हुआ। My scooter was hit.';

async function delay(page: Page, files: string, milliseconds: number): Promise<void> {
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Types without a pause from before React is fetched until after it is there. */
async function typeThroughHydration(page: Page): Promise<void> {
  await page.locator('#text').tap();
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  await page.keyboard.type(text, { delay: 15 });
  await whenHydrated(page);
  await page.keyboard.type(' ✓');
}

test.each(languageCodes)('in %s, typing through it arrives whole', async (language) => {
  const page = await visit(contactAddress(language), { ...slowPhone, baseURL: site.url });
  await delay(page, '**/assets/hydrate-*.js', 500);
  await typeThroughHydration(page);
  expect(await page.locator('#text').inputValue()).toBe(`${text} ✓`);
});

test('what an extension or a translator has put into the form costs neither text nor focus', async () => {
  const page = await visit(contactAddress('en'), { ...phone, baseURL: site.url, expectedFaults: /Minified React error #418/ });
  await delay(page, '**/assets/hydrate-*.js', 500);
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('form[data-draft] label')) {
      label.append(Object.assign(document.createElement('font'), { textContent: 'translated' }));
      label.after(document.createElement('grammar-checker'));
    }
  });
  await page.locator('#name').fill('Asha');
  await typeThroughHydration(page);
  expect(await page.locator('#name').inputValue()).toBe('Asha');
  expect(await page.locator('#text').inputValue()).toBe(`${text} ✓`);
});

test('what was typed before any script came is kept, also through a reload', async () => {
  const page = await visit('about:blank', { ...phone, baseURL: site.url });
  await delay(page, '**/assets/*.js', 1500);
  await page.goto(contactAddress('gu'), { waitUntil: 'commit' });
  await fillIn(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.waitForFunction(() => sessionStorage.length);
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#text')?.value);
  expect(await typedIn(page)).toEqual(sampleMessage);
});

test('where React fails to take over, typing goes on, and the form works by itself, with its text', async () => {
  collector.treat((response) => void response.writeHead(303, { Location: addressOf('thank-you', 'hi') }).end());
  const page = await visit(contactAddress('hi'), { ...phone, baseURL: site.url, expectedFaults: /planted/ });
  await page.evaluate(() => {
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    let hasCome = false;
    Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
      ...value,
      get(this: HTMLTextAreaElement) {
        // Only where React itself reads it, not where the small script does so for it.
        const { stack = '' } = new Error();
        if (stack.includes('/hydrate-') && !stack.includes('/client-')) {
          // The visitor comes to this field at that very moment.
          if (!hasCome) this.focus();
          hasCome = true;
          throw new Error('planted');
        }
        return value?.get?.call(this);
      },
    });
  });
  await page.evaluate(() => addEventListener('hydrationfailed', () => document.body.setAttribute('data-given-back', '')));
  await page.locator('#name').fill('Asha');
  await page.locator('[data-given-back]').waitFor();
  await page.keyboard.type(text);
  expect(await page.locator('#text').inputValue()).toBe(text);
  await fillIn(page);
  await sendButton(page).tap();
  await page.waitForURL(`**${addressOf('thank-you', 'hi')}`);
  const { name, message } = Object.fromEntries(new URLSearchParams(collector.log[0]?.body));
  expect([collector.log.length, name, message]).toEqual([1, sampleMessage.name, sampleMessage.message.replaceAll('\n', '\r\n')]);
});

test('a browser without Intl.Segmenter sends as well', async () => {
  const page = await visit(contactAddress('en'), { ...phone, baseURL: site.url, prepare: () => delete (Intl as { Segmenter?: unknown }).Segmenter });
  await fillIn(page);
  await presses.touch(page);
  await focusSays(page, formWords('en').sentTitle);
  expect(collector.log).toHaveLength(1);
});
