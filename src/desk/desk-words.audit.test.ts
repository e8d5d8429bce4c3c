/** Whoever reads Gujarati finds its letters in all that the desk shows and reads aloud, on a phone, but for proper names. */
import { expect, inject, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { deskOfTests } from '../test/desk-page.ts';

const opened = deskOfTests(inject('copy'));

/** The site, the account, languages by their own names, and figures. */
const names = new RegExp(`^“?(?:Rajkot|owner|Sveltia CMS|GitHub|${languages.en.endonym}|\\(?\\d+\\)?)”?$`);

/** What is seen or read aloud, without the content of fields, which may be of any language. */
const shown = () =>
  opened.desk.page.evaluate(() => {
    const labels = ['aria-label', 'title', 'placeholder', 'alt'];
    const seen = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('script, style, .icon'),
    );
    return seen.flatMap((element) => [
      ...labels.map((label) => element.getAttribute(label) ?? ''),
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
    ]);
  });

const places = ['collections', 'collections/office', 'collections/words', 'menu', 'search/phone'];
const forms = ['hours', 'people', 'premises', 'identity'].map((name) => `collections/office/entries/${name}`);

test.each([...places, ...forms, 'collections/words/entries/prices'])('at %s', async (place) => {
  const { page } = opened.desk;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/#/${place}`);
  await page.waitForTimeout(1000);
  const menus = page.locator('[aria-haspopup="menu"]:visible');
  const texts = await shown();
  for (const menu of (await menus.all()).slice(0, 3)) {
    await menu.click();
    texts.push(...(await shown()));
    await page.keyboard.press('Escape');
  }
  // Pictures are chosen in a dialog of their own.
  const picture = page.locator('[data-field-type="image"]').getByRole('button').first();
  if (await picture.isVisible()) {
    await picture.click();
    await page.locator('dialog[open]').waitFor();
    texts.push(...(await shown()));
  }
  expect(texts.filter((text) => /\p{Script=Gujarati}/u.test(text)).length).toBeGreaterThan(3);
  const plain = texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').trim());
  const foreign = plain.filter((text) => /[A-Za-z]{2}/.test(text) && !/\p{Script=Gujarati}/u.test(text));
  expect(foreign.filter((text) => !names.test(text))).toEqual([]);
});
