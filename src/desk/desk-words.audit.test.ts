/** Whoever reads Gujarati finds its letters in all that the desk shows and reads aloud, on a phone, but for proper names. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { filesOfDesk, openDesk, type DeskPage } from '../test/desk-page.ts';
import { buildDesk, serveDesk } from './build-desk.ts';

const root = inject('copy');
let server: Awaited<ReturnType<typeof serveDesk>>;
let desk: DeskPage;

beforeAll(async () => {
  await buildDesk(root);
  server = await serveDesk(root);
  desk = await openDesk(server.url, filesOfDesk(root));
  await desk.page.setViewportSize({ width: 360, height: 740 });
}, 180_000);
afterAll(async () => {
  await desk.page.context().close();
  await server.close();
});

/** The site, the account, languages by their own names, and figures. */
const names = new RegExp(`^(?:Rajkot|owner|Sveltia CMS|GitHub|${languages.en.endonym}|\\(?\\d+\\)?)$`);

/** What is seen or read aloud, without the content of fields, which may be of any language. */
const shown = () =>
  desk.page.evaluate(() => {
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
  await desk.page.goto(`/#/${place}`);
  await desk.page.waitForTimeout(1000);
  const menus = desk.page.locator('[aria-haspopup="menu"]:visible');
  const texts = await shown();
  for (const menu of (await menus.all()).slice(0, 3)) {
    await menu.click();
    texts.push(...(await shown()));
    await desk.page.keyboard.press('Escape');
  }
  expect(texts.filter((text) => /\p{Script=Gujarati}/u.test(text)).length).toBeGreaterThan(3);
  const plain = texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').trim());
  const foreign = plain.filter((text) => /[A-Za-z]{2}/.test(text) && !/\p{Script=Gujarati}/u.test(text));
  expect(foreign.filter((text) => !names.test(text))).toEqual([]);
});
