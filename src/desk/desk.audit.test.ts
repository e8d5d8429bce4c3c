/** The built desk on a copy of the office's files: what it saves is what a careful hand would write. */
import { format } from 'prettier';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { drawnPhotograph } from '../test/drawn-photographs.ts';
import { expand, filesOfDesk, openLocally, type DeskPage } from '../test/desk-page.ts';
import { withValueAt } from '../test/project-copy.ts';
import { buildDesk, serveDesk } from './build-desk.ts';

const root = inject('copy');
const files = filesOfDesk(root);

let server: Awaited<ReturnType<typeof serveDesk>>;
let desk: DeskPage;

beforeAll(async () => {
  await buildDesk(root);
  server = await serveDesk(root);
}, 180_000);
afterAll(() => server.close());

// Each on files of its own: what one leaves unsaved keeps the next from nothing.
beforeEach(async () => {
  desk = await openLocally(server.url, files);
  return () => desk.page.context().close();
});

/** A file is as it was but for these values, by their keys. */
async function isWritten(path: string, values: Readonly<Record<string, unknown>> = {}) {
  const written = Object.entries(values).reduce((text, change) => withValueAt(text, ...change), files[path] ?? '');
  await expect.poll(() => desk.read(path), { timeout: 15_000 }).toBe(written);
}

/** The first text of a file that the form shows and its key, opened where it lies folded. */
async function firstText() {
  const field = desk.page.locator('[data-field-type="string"], [data-field-type="text"]').first();
  const input = field.locator('input, textarea').first();
  const isText = async () => (await input.isVisible()) && /\p{L}/u.test(await input.inputValue());
  for (let folds = 0; folds < 4 && !(await isText()); folds += 1)
    await desk.page.getByRole('button', { name: expand }).first().click();
  return { input, key: (await field.getAttribute('data-key-path')) ?? '' };
}

const names = Object.keys(files).flatMap((path) => /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);

test.each(names.filter((name) => name !== 'prices'))(
  'in the words of %s one changed text alone is another',
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
  },
);

test('a price is written once for every language, as by hand', async () => {
  await desk.open('words/prices');
  await (await desk.input('health.amount')).fill('₹૩,૪૯૯');
  await desk.save();
  for (const language of ['en', 'gu', 'hi'])
    await isWritten(`locales/${language}/prices.json`, { 'health.amount': 3499 });
});

test('entries of a list come, move and go with the lists inside them', async () => {
  const path = 'src/office/hours.json';
  const list = desk.page.locator('[data-key-path="holidays"]');
  const name = { en: 'Uttarayan', gu: 'ઉત્તરાયણ', hi: 'उत्तरायण' };
  // The CMS names the parts of a list's first entry by the alphabet; later ones follow it.
  const [one, two] = [
    { first: '2099-01-14', hours: ['09:00-13:00'], last: '2099-01-14', name },
    { first: '2099-01-15', last: '2099-01-16', name },
  ];
  const openList = async () => {
    await desk.open('office/hours');
    await list.scrollIntoViewIfNeeded();
  };
  const press = (button: RegExp) => list.getByRole('button', { name: button });
  const add = async (place: number, { first, last }: typeof two) => {
    await press(/^Add/).last().click();
    for (const [key, value] of Object.entries({
      first,
      last,
      'name.en': name.en,
      'name.gu': name.gu,
      'name.hi': name.hi,
    }))
      await (await desk.input(`holidays.${place}.${key}`)).fill(value);
  };
  const isSaved = async (holidays: object[]) => {
    await desk.save();
    const whole = JSON.stringify({ ...JSON.parse(files[path] ?? ''), holidays }, null, 2);
    const written = await format(whole, { parser: 'json', printWidth: 120 });
    await expect.poll(() => desk.read(path), { timeout: 15_000 }).toBe(written);
    await desk.closed();
    await openList();
  };
  await openList();
  await add(0, one);
  await list.locator('[data-key-path="holidays.0.hours"]').getByRole('button', { name: /^Add/ }).click();
  await (await desk.input('holidays.0.hours.0')).fill('09:00-13:00');
  await isSaved([one]);
  await add(1, two);
  await isSaved([one, two]);
  // At a wide screen by a handle, which takes the keyboard too.
  await press(/^Move: drag/)
    .last()
    .press('ArrowUp');
  await isSaved([two, one]);
  await press(/^Remove/)
    .first()
    .click();
  await isSaved([one]);
});

test('a photograph is saved small, under a name that the check takes', async () => {
  const path = 'src/office/premises.json';
  await desk.open('office/premises');
  const door = desk.page.locator('[data-key-path="door"]');
  const buffer = await drawnPhotograph('door');
  await door.scrollIntoViewIfNeeded();
  await door
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'IMG_2041 (1).JPG', mimeType: 'image/jpeg', buffer });
  await desk.save();
  await isWritten(path, { door: 'img_2041-1.webp' });
  expect(await desk.read('src/office/photographs/img_2041-1.webp')).toMatch(/^RIFF/);
});

test('what the schema refuses is said in three languages, and nothing is written', async () => {
  await desk.open('office/contact');
  await (await desk.input('whatsapp')).fill('૯૮૨૫૦૧૨૩૪૫');
  await desk.save();
  const said = await desk.answer(/OK/);
  for (const part of ['Not saved', 'સેવ થયું નથી', 'सेव नहीं हुआ', 'WhatsApp', '+91']) expect(said).toContain(part);
  await isWritten('src/office/contact.json');
});

test('a translation left in English is refused', async () => {
  await desk.open('words/home');
  await (await desk.input('closing.title', 1)).fill('Write to us');
  await desk.save();
  expect(await desk.answer(/OK/)).toContain('ગુજરાતી');
  await isWritten('locales/gu/home.json');
});

test('a placeholder that the file has not is refused, though a translation has it too', async () => {
  await desk.open('words/home');
  for (const pane of [0, 1]) {
    const input = await desk.input('closing.title', pane);
    await input.fill(`${await input.inputValue()} {{fone}}`);
  }
  await desk.save();
  expect(await desk.answer(/OK/)).toMatch(/“{{fone}}” stood in no text/);
  await isWritten('locales/en/home.json');
});

test('a logo with a script in it is refused, and not written', async () => {
  await desk.open('office/identity');
  const logo = desk.page.locator('[data-key-path="logo"]');
  await logo.scrollIntoViewIfNeeded();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>');
  await logo
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Logo.svg', mimeType: 'image/svg+xml', buffer });
  await logo.locator('img[src^="blob:"]').waitFor();
  await desk.page.locator('[data-key-path]').last().scrollIntoViewIfNeeded();
  await desk.save();
  expect(await desk.answer(/OK/)).toMatch(/<script.*<script.*<script/s);
  await isWritten('src/office/identity.json');
});
