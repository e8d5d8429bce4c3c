/** The built desk on a copy of the office's files: what it saves is what a careful hand would write. */
import { applyEdits, modify } from 'jsonc-parser';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isThorough } from '../test/combinations.ts';
import { filesOfDesk, openDesk, type DeskPage } from '../test/desk-page.ts';
import { buildDesk, serveDesk } from './build-desk.ts';

const root = inject('copy');
const files = filesOfDesk(root);
const pathOf = (key: string) => key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

// Part of the audit, because each file is opened and saved in turn.
describe.runIf(isThorough)('the desk', () => {
  let server: Awaited<ReturnType<typeof serveDesk>>;
  let desk: DeskPage;

  beforeAll(async () => {
    await buildDesk(root);
    server = await serveDesk(root);
    desk = await openDesk(server.url, files);
  }, 180_000);
  afterAll(async () => {
    await desk.page.context().close();
    await server.close();
  });

  /** A file is as it was but for these values, by their keys. */
  async function isWritten(path: string, values: Readonly<Record<string, unknown>> = {}) {
    const former = files[path] ?? '';
    const change = (text: string, [key, value]: [string, unknown]) =>
      applyEdits(text, modify(text, pathOf(key), value, {}));
    const written = Object.entries(values).reduce(change, former);
    await expect.poll(() => desk.read(path), { timeout: 15_000 }).toBe(written);
  }

  /** The first text of a file that the form shows and its key, opened where it lies folded. */
  async function firstText() {
    const field = desk.page.locator('[data-field-type="string"], [data-field-type="text"]').first();
    const input = field.locator('input, textarea').first();
    const isText = async () => (await input.isVisible()) && /\p{L}/u.test(await input.inputValue());
    for (let folds = 0; folds < 4 && !(await isText()); folds += 1)
      await desk.page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    return { input, key: (await field.getAttribute('data-key-path')) ?? '' };
  }

  const names = Object.keys(files).flatMap((path) => /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);

  test.each(names.filter((name) => name !== 'prices'))(
    'in the words of %s one changed text alone is another, and every other byte as it was',
    async (name) => {
      await desk.open(`words/${name}`);
      const { input, key } = await firstText();
      const text = await input.inputValue();
      const changed = text.replace(/(?<=^|\s)\p{L}/u, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
      await input.fill(changed);
      await desk.save();
      if (name !== 'find') await desk.answer(/Save/);
      await isWritten(`locales/en/${name}.json`, { [key]: changed });
      for (const language of ['gu', 'hi']) await isWritten(`locales/${language}/${name}.json`);
      await desk.closed();
    },
  );

  const prices = ['en', 'gu', 'hi'].map((language) => `locales/${language}/prices.json`);
  test.each([
    ['a price, once for every language', 'words/prices', 'health.amount', 3499, prices],
    ['a number', 'office/contact', 'phone', '+91 98250 12345', ['src/office/contact.json']],
  ])('%s is written as by hand', async (_, entry, key, value, paths) => {
    await desk.open(entry);
    await (await desk.input(key)).fill(String(value));
    await desk.save();
    for (const path of paths) await isWritten(path, { [key]: value });
    await desk.closed();
  });

  test('what the schema refuses is refused in three languages with place and remedy, and nothing is written', async () => {
    await desk.open('office/contact');
    const before = await desk.read('src/office/contact.json');
    const number = await desk.input('whatsapp');
    await number.fill('૯૮૨૫૦૧૨૩૪૫');
    await desk.save();
    const said = await desk.answer(/OK/);
    for (const part of ['Not saved', 'સેવ થયું નથી', 'सेव नहीं हुआ', 'WhatsApp', '+91']) expect(said).toContain(part);
    expect(await desk.read('src/office/contact.json')).toBe(before);
    // What is left unsaved keeps the desk where it is.
    await number.fill('');
  });

  test('a translation left in English is refused', async () => {
    await desk.open('words/home');
    await (await desk.input('closing.title', 1)).fill('Write to us');
    await desk.save();
    expect(await desk.answer(/OK/)).toContain('ગુજરાતી');
    await isWritten('locales/gu/home.json');
  });

  test('the built desk is not for search engines, and its policy lets it talk to GitHub alone', async () => {
    const { headers } = await fetch(server.url);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' blob: data: https://api.github.com;");
  });
});
