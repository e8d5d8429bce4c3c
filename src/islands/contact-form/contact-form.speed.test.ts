/** How soon the contact page answers on a slow phone, whatever is done there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { watchAnswers } from '../../test/answer-times.ts';
import {
  contactAddress,
  fillIn,
  focusSays,
  formWords,
  sampleMessage,
  sendButton,
  whenHydrated,
} from '../../test/contact-page.ts';
import { answersJson } from '../../test/fault-server.ts';
import { phoneSlowdown } from '../../test/phone-slowdown.ts';
import { phone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

const words = formWords('gu');

/** From the first touch of the form to the panel of success: hydrating, typing, faults, a refusal, another message. */
async function useEverything(page: Page): Promise<void> {
  await page.locator('#name').tap();
  await page.keyboard.type('રમેશ', { delay: 30 });
  await whenHydrated(page);
  await sendButton(page).tap();
  await page.getByText(words.errors.summary).waitFor();
  await page.locator('#text').tap();
  await page.keyboard.type('My scooter was hit.', { delay: 30 });
  await fillIn(page, { ...sampleMessage, message: 'x'.repeat(4_000) });
  await page.locator('#text').press('End');
  await page.keyboard.type('more', { delay: 30 });
  await page.locator('#text').fill(sampleMessage.message);
  collector.treat(answersJson(422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'No' }] }));
  await sendButton(page).tap();
  await page.getByText(words.errors.codes.TYPE_EMAIL).waitFor();
  collector.treat(answersJson(200, { ok: true }));
  await sendButton(page).tap();
  await focusSays(page, words.sentTitle);
  await page.getByRole('button', { name: words.another }).tap();
  await page.locator('#name').waitFor();
}

test('the slowest answer of the page takes at most 200 ms on a slow phone', { timeout: 240_000 }, async () => {
  let shortest = Infinity;
  // The shortest of a few: whatever else this machine does only makes an answer look later.
  for (let attempt = 0; attempt < 10 && shortest > 200; attempt += 1) {
    const page = await visit(contactAddress('gu'), {
      ...phone,
      baseURL: site.url,
      cpuSlowdown: await phoneSlowdown(),
      expectedFaults: /status of 422/,
    });
    const slowestAnswer = await watchAnswers(page);
    await useEverything(page);
    shortest = Math.min(shortest, await slowestAnswer());
    await page.close();
  }
  expect(shortest).toBeLessThanOrEqual(200);
});
