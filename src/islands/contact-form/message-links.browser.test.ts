/** After a failure the text goes along by WhatsApp or mail however the link is opened. */
import { expect, test } from 'vitest';
import { contactAddress, fillIn, focusSays, formWords, presses, sampleMessage } from '../../test/contact-page.ts';
import { answers } from '../../test/fault-server.ts';
import { phone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

test.each([
  ['a middle click or a long press', 'pointerdown'],
  ['the keyboard', 'focusin'],
] as const)('by %s', async (_, before) => {
  collector.treat(answers(500));
  const page = await visit(contactAddress('gu'), { ...phone, baseURL: site.url, expectedFaults: /500/ });
  await fillIn(page);
  await presses.touch(page);
  await focusSays(page, formWords('gu').errors.problem);
  const link = page.locator('a[data-message*="wa.me"]');
  await link.dispatchEvent(before);
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(sampleMessage.message);
});
