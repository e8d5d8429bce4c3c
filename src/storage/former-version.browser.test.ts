/** What a version of 28 November 2026 kept on a phone stands in the pages of this one: its keys are promises. */
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';
import { ticksOf } from '../test/vehicle-ticks.ts';

const recorded = '2026-11-29T06:33:30Z';

const keptOnPhone = {
  'claims.vehicle.claim-form': 'on',
  'refused/claim-letter-keep': 'on',
  'refused/claim-letter-insurer': 'Company',
  'refused/claim-letter-happened': 'cut',
};

const keptInTab = {
  'our-home/hospital': 'some',
  'contact/name': 'Asha',
  'contact/text': 'A question',
  'passport-renew/need': 'lost',
  'vehicle/no-claim-bonus-premium': '12000',
};

const asKept = (values: object) =>
  JSON.stringify(Object.entries(values).map(([key, value]) => [key, { at: Date.parse(recorded), value }]));

test('ticks, choices, a draft, a letter and the language are there, and nothing of it is erased', async () => {
  const page = await visit('about:blank', phone);
  // What lies in a tab for a day is let go of.
  await page.context().clock.setFixedTime(recorded);
  await page.goto('/favicon.svg');
  await page.evaluate(([onPhone = '', inTab = '']) => {
    localStorage.setItem('kept', onPhone);
    localStorage.setItem('language', 'hi');
    sessionStorage.setItem('kept', inTab);
  }, [keptOnPhone, keptInTab].map(asKept));
  const valueOf = (id: string) => page.locator(`#${id}`).inputValue();
  const isChosen = (id: string) => page.locator(`#${id}`).isChecked();

  await page.goto('/');
  await page.waitForURL(`**${addressOf('home', 'hi')}`);
  await page.goto(addressOf('claims', 'hi'));
  await expect.poll(() => ticksOf(page)).toEqual([true, false]);
  await page.goto(addressOf('our-home', 'hi'));
  await expect.poll(() => isChosen('our-home-hospital-some')).toBe(true);
  await page.goto(addressOf('contact', 'hi'));
  await expect.poll(async () => [await valueOf('name'), await valueOf('text')]).toEqual(['Asha', 'A question']);
  await page.goto(addressOf('passport-renew', 'hi'));
  await expect.poll(() => isChosen('papers-need-lost')).toBe(true);
  await page.goto(addressOf('refused', 'hi'));
  await expect.poll(() => isChosen('claim-letter-keep')).toBe(true);
  await expect.poll(() => valueOf('claim-letter-insurer')).toBe('Company');
  await expect.poll(() => isChosen('claim-letter-happened-cut')).toBe(true);
  await page.goto(addressOf('vehicle', 'hi'));
  await expect.poll(() => valueOf('no-claim-bonus-premium')).toBe('12000');
});
