/** The built desk on a copy of the office's files: what it saves is what a careful hand would write. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isThorough } from '../test/combinations.ts';
import { filesOfDesk, openDesk, type DeskPage } from '../test/desk-page.ts';
import { buildDesk, deskFolder } from './build-desk.ts';
import { serveDesk } from './serve-desk.ts';

const root = inject('copy');
const files = filesOfDesk(root);
// Part of the audit, because each file is opened and saved in turn.
describe.runIf(isThorough)('the desk', () => {
  let server: Awaited<ReturnType<typeof serveDesk>>;
  let desk: DeskPage;

  beforeAll(async () => {
    await buildDesk(root);
    server = await serveDesk(deskFolder(root));
    desk = await openDesk(server.url, files);
  }, 180_000);
  afterAll(async () => {
    await desk.page.context().close();
    server.close();
  });

  const isWritten = async (path: string, text: string) =>
    void (await expect.poll(() => desk.read(path), { timeout: 15_000 }).toBe(text));
  const original = (path: string) => {
    const text = files[path];
    if (text === undefined) throw new Error(`The copy has no ${path}, which the test changes.`);
    return text;
  };
  const names = Object.keys(files).flatMap((path) => /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);

  /** The first text of a file that the form shows, opened where it lies folded. */
  async function firstText() {
    const field = desk.page.locator('[data-field-type="string"], [data-field-type="text"]').first();
    const input = field.locator('input, textarea').first();
    for (let folds = 0; folds < 4 && !(await input.isVisible()); folds += 1)
      await desk.page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    return input;
  }

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
      const path = `locales/en/${name}.json`;
      await isWritten(
        path,
        original(path).replace(JSON.stringify(text), () => JSON.stringify(changed)),
      );
      for (const language of ['gu', 'hi'])
        expect(await desk.read(`locales/${language}/${name}.json`)).toBe(original(`locales/${language}/${name}.json`));
    },
  );

  test('a price is entered once and written in every language', async () => {
    await desk.open('words/prices');
    await desk.input('health.amount').fill('3499');
    await desk.save();
    for (const language of ['en', 'gu', 'hi']) {
      const path = `locales/${language}/prices.json`;
      await isWritten(path, original(path).replace('2999', '3499'));
    }
  });

  test('a telephone number is written as by hand', async () => {
    await desk.open('office/contact');
    await desk.input('phone').fill('+91 98250 12345');
    await desk.save();
    const contact = 'src/office/contact.json';
    await isWritten(contact, original(contact).replace('"phone": ""', '"phone": "+91 98250 12345"'));
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
    expect(await desk.read('locales/gu/home.json')).toBe(original('locales/gu/home.json'));
  });

  test('the built desk is not for search engines, and its policy lets it talk to GitHub alone', async () => {
    const { headers } = await fetch(server.url);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' blob: data: https://api.github.com;");
  });
});
