/** A translator at work in `npm run dev`, on a copy of the project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { startDevelopment, type Development } from '../../test/development-server.ts';
import { visit } from '../../test/site.ts';
import { wordsIn } from './in-browser/interface-texts.ts';

let development: Development;
beforeAll(async () => {
  development = await startDevelopment();
}, 120_000);
afterAll(() => development.stop());

const words = wordsIn('gu');
const wordsOf = (language: string) =>
  JSON.parse(readFileSync(join(development.folder, `locales/${language}/health.json`), 'utf8'));

/** A page of the development server with translating on. */
async function translate(address = '/gu/services/insurance/health'): Promise<Page> {
  const page = await visit(development.url + address, { prepare: () => sessionStorage.setItem('translating', '') });
  await page.locator('#root h1').waitFor();
  return page;
}

test.each(['/', '/gu/claims', '/hi/contact'])('no sign of a mark is left in the page %s', async (address) => {
  const page = await translate(address);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  expect(html.match(/.{30}(?:[\u{E0100}-\u{E01EF}]|%F3%A0%8[4-7])/giu)).toBeNull();
});

test('a text and its translation are changed where it stands', async () => {
  const page = await translate();
  const [own, other] = [wordsOf('gu').hero.subtitle, wordsOf('hi').hero.subtitle];
  await page
    .locator('#root')
    .getByText(own, { exact: true })
    .click({ modifiers: ['Alt'] });
  await page.getByLabel(languages.gu.endonym).fill(`${own}  અમને પૂછો. `);
  await page.getByRole('button', { name: `${words.editToo}: ${languages.hi.endonym}` }).click();
  await page.getByLabel(languages.hi.endonym).fill(`${other} हमसे पूछें।`);
  await page.keyboard.press('Control+Enter');
  await page.locator('#root').getByText(`${own} અમને પૂછો.`, { exact: true }).waitFor();
  expect([wordsOf('gu').hero.subtitle, wordsOf('hi').hero.subtitle]).toEqual([`${own} અમને પૂછો.`, `${other} हमसे पूछें।`]);
});

test('the title of the page is opened from the list, and not saved while the check calls it an error', async () => {
  const page = await translate();
  const { meta } = wordsOf('gu');
  await page.getByRole('button', { name: words.allTexts }).click();
  await page.getByRole('button', { name: 'health:meta.title' }).click();
  await page.getByLabel(languages.gu.endonym).fill('વીમો');
  await page.keyboard.press('Control+Enter');
  await page.getByText(words.refused).waitFor();
  await page.getByText('where a search has room').waitFor();
  expect(wordsOf('gu').meta).toEqual(meta);
});
