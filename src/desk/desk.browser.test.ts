/** The built desk on a copy of the office's files: what it saves is what a careful hand would write. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isThorough } from '../test/combinations.ts';
import { filesOfDesk, openDesk, type DeskPage } from '../test/desk-page.ts';
import { buildDesk, serveDesk } from './build-desk.ts';

const root = inject('copy');
const files = filesOfDesk(root);

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

  /** A file is as it was but for this. */
  async function isWritten(path: string, from = '', to = from) {
    const former = files[path] ?? '';
    expect(former, `the copy has no ${path} with ${from}, which the test changes`).toContain(from);
    await expect.poll(() => desk.read(path), { timeout: 15_000 }).toBe(former.replace(from, () => to));
  }

  /** The first text of a file that the form shows, opened where it lies folded. */
  async function firstText() {
    const field = desk.page.locator('[data-field-type="string"], [data-field-type="text"]').first();
    const input = field.locator('input, textarea').first();
    for (let folds = 0; folds < 4 && !(await input.isVisible()); folds += 1)
      await desk.page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    return input;
  }

  const names = Object.keys(files).flatMap((path) => /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);

  test.each(names.filter((name) => name !== 'prices'))(
    'in the words of %s one changed text alone is another, and every other byte as it was',
    async (name) => {
      await desk.open(`words/${name}`);
      const input = await firstText();
      const text = await input.inputValue();
      const changed = text.replace(/(?<=^|\s)\p{L}/u, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
      await input.fill(changed);
      await desk.save();
      if (name !== 'find') await desk.answer(/Save/);
      await isWritten(`locales/en/${name}.json`, JSON.stringify(text), JSON.stringify(changed));
      for (const language of ['gu', 'hi']) await isWritten(`locales/${language}/${name}.json`);
      await desk.closed();
    },
  );

  const prices = ['en', 'gu', 'hi'].map((language) => `locales/${language}/prices.json`);
  test.each([
    ['a price, once for every language', 'words/prices', 'health.amount', '3499', '2999', '3499', prices],
    [
      'a number',
      'office/contact',
      'phone',
      '+91 98250 12345',
      '"phone": ""',
      '"phone": "+91 98250 12345"',
      ['src/office/contact.json'],
    ],
  ] as const)('%s is written as by hand', async (_, entry, field, text, from, to, paths) => {
    await desk.open(entry);
    await desk.input(field).fill(text);
    await desk.save();
    for (const path of paths) await isWritten(path, from, to);
    await desk.closed();
  });

  test('what the schema refuses is refused in three languages with place and remedy, and nothing is written', async () => {
    await desk.open('office/contact');
    const before = await desk.read('src/office/contact.json');
    await desk.input('whatsapp').fill('૯૮૨૫૦૧૨૩૪૫');
    await desk.save();
    const said = await desk.answer(/OK/);
    for (const part of ['Not saved', 'સેવ થયું નથી', 'सेव नहीं हुआ', 'WhatsApp', '+91']) expect(said).toContain(part);
    expect(await desk.read('src/office/contact.json')).toBe(before);
  });

  test('a translation left in English is refused', async () => {
    await desk.open('words/home');
    const title = desk.input('closing.title', 1);
    for (let folds = 0; folds < 20 && !(await title.isVisible()); folds += 1)
      await desk.page.getByRole('button', { name: 'Expand', exact: true }).last().click();
    await title.fill('Write to us');
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
