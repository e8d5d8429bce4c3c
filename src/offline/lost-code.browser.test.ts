/** A form whose code the network has lost hydrates once it can be had, with what was typed. */
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';

const text = 'અડધો સંદેશ, आधा संदेश';

test('where the network loses its code, the form wakes at the next touch after it is back, with what was typed', async () => {
  const page = await visit(addressOf('contact', 'gu'), { ...phone, expectedFaults: /ERR_FAILED/ });
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form[data-draft]')?.noValidate);
  await page.evaluate(() => (document.body.dataset.stillHere = ''));
  await page.route('**/assets/hydrate-*.js', (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.locator('#text').fill(text)]);
  await page.waitForTimeout(1500);
  await page.unrouteAll();
  await page.locator('#name').fill('આશા');
  await page.waitForSelector('[data-island="contact-form"][data-hydrated]');
  expect(await Promise.all(['#text', '#name'].map((field) => page.locator(field).inputValue()))).toEqual([text, 'આશા']);
  // Never loaded anew.
  expect(await page.locator('body').getAttribute('data-still-here')).toBe('');
});
