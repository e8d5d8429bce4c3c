/** The contact form in a browser, against a collector that answers, refuses, hangs and breaks off. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../site/urls.ts';
import {
  fillIn,
  focusSays,
  formWords,
  sampleMessage,
  sendButton,
  typedIn,
  whenHydrated,
} from '../../test/contact-page.ts';
import { delayFiles, slowPhone } from '../../test/site.ts';
import { answersJson, breaksOff, siteWithCollector } from '../../test/site-with-collector.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import { messageField, messageFields } from './contact-message.ts';

const { collector, open } = siteWithCollector();
const { errors, ...words } = formWords('gu');
const posted = () => collector.log.map(({ body }) => JSON.parse(body));

async function fillInAndSend(page: Page): Promise<void> {
  await fillIn(page);
  await sendButton(page).tap();
}

test('a message that the collector takes arrives once, with its fields alone and two headers, and is forgotten here; another begins empty, and goes', async () => {
  const page = await open();
  await fillInAndSend(page);
  await focusSays(page, words.sentTitle);
  expect(posted()).toEqual([sampleMessage]);
  expect(Object.keys(posted()[0])).toEqual(messageFields);
  expect(collector.log[0]?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  const isEmpty = async () => expect(Object.values(await typedIn(page)).filter(Boolean)).toEqual([]);
  await page.getByRole('button', { name: words.another }).tap();
  await page.locator('#name:focus').waitFor();
  await isEmpty();
  await fillInAndSend(page);
  await focusSays(page, words.sentTitle);
  expect(posted()).toHaveLength(2);
  await page.reload();
  await isEmpty();
});

test('what is missing is summed up, an address pasted with signs that are not seen is sent without them, and what was written can be copied after a failure', async () => {
  collector.treat(answersJson(200, { ok: false }));
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await sendButton(page).click();
  const missing = page.locator('p', { hasText: errors.summary }).locator('..').locator('a');
  const labels = messageFields.flatMap((name) => (messageField[name].missing ? words[name] : []));
  await expect.poll(async () => (await missing.allInnerTexts()).map(withoutNoBreak)).toEqual(labels);
  await missing.last().click();
  await page.locator('#text:focus').waitFor();
  await fillIn(page);
  await page.fill('[type=email]', '');
  await page.focus('[type=email]');
  await page.keyboard.insertText('\u202aasha@\u2060ex\u00adampｌe.com\u202c\u00a0');
  await sendButton(page).click();
  await focusSays(page, errors.problem);
  expect(posted()).toEqual([{ ...sampleMessage, email: 'asha@example.com' }]);
  await page.getByRole('button', { name: words.otherWays.copy }).click();
  await page.getByText(words.otherWays.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleMessage.message);
});

test('a connection that breaks is said, and what the collector says as text; nothing typed is lost, and sending again works', async () => {
  collector.treat(breaksOff(422));
  const page = await open();
  await fillInAndSend(page);
  await focusSays(page, errors.unexpected);
  expect(await typedIn(page)).toEqual(sampleMessage);
  expect(posted()).toHaveLength(1);
  const chat = page.locator('a[data-message*="wa.me"]');
  await chat.dispatchEvent('pointerdown');
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(sampleMessage.message);
  const message = '<img src=x onerror=alert(1)>';
  collector.treat(answersJson(422, { errors: [{ message }] }));
  await sendButton(page).press('Enter');
  await focusSays(page, message);
  collector.treat(answersJson(200, {}));
  await sendButton(page).press('Enter');
  await focusSays(page, words.sentTitle);
});

describe('before and while React takes the form over', () => {
  const text = 'મારી ગાડીને અકસ્માત થયો છે. मेरी गाड़ी का एक्सीडेंट हुआ। My scooter was hit.';

  test('typing through it arrives whole, whatever a translator has put into the form', async () => {
    const page = await open({ ...slowPhone, expectedFaults: /Minified React error #418/ });
    await delayFiles(page, '**/assets/hydrate-*.js', 500);
    await page.evaluate(() => {
      for (const label of document.querySelectorAll('form[data-draft] label')) {
        label.append(Object.assign(document.createElement('font'), { textContent: 'translated' }));
      }
    });
    await page.locator('#text').tap();
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    await page.keyboard.type(text, { delay: 15 });
    await whenHydrated(page);
    await page.keyboard.type(' ✓');
    expect(await page.locator('#text').inputValue()).toBe(`${text} ✓`);
  });

  test('Send tapped twice before React is there is sent once, by React', async () => {
    const page = await open();
    await delayFiles(page, '**/assets/hydrate-*.js', 1000);
    await fillIn(page);
    await sendButton(page).dblclick();
    await focusSays(page, words.sentTitle);
    expect(posted()).toEqual([sampleMessage]);
  });

  test('where no script runs, the browser sends the form itself', async () => {
    collector.treat((response) => void response.writeHead(303, { Location: addressOf('thank-you', 'gu') }).end());
    const page = await open({ javaScriptEnabled: false });
    await fillInAndSend(page);
    await page.waitForURL(`**${addressOf('thank-you', 'gu')}`);
    expect(collector.log).toHaveLength(1);
    expect(new URLSearchParams(collector.log[0]?.body).get('name')).toBe(sampleMessage.name);
  });
});
