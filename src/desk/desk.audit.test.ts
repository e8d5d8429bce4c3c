/** The built desk before an imitation of GitHub: what it saves is what a careful hand would write. */
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { weekdays } from '../office/weekdays.ts';
import { drawnPhotograph } from '../test/drawn-photographs.ts';
import { deskOfTests, expand } from '../test/desk-page.ts';

const opened = deskOfTests(inject('copy'));
const { files } = opened;

/** The first text of a file that the form shows and its key, opened where it lies folded. */
async function firstText() {
  const field = opened.desk.page.locator('[data-field-type="string"], [data-field-type="text"]').first();
  const input = field.locator('input, textarea').first();
  const isText = async () => (await input.isVisible()) && /\p{L}/u.test(await input.inputValue());
  for (let folds = 0; folds < 4 && !(await isText()); folds += 1)
    await opened.desk.page.getByRole('button', { name: expand }).first().click();
  return { input, key: (await field.getAttribute('data-key-path')) ?? '' };
}

const names = Object.keys(files).flatMap((path) => /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);

test.each(names.filter((name) => name !== 'prices'))(
  'in the words of %s one changed text alone is another',
  async (name) => {
    await opened.desk.open(`words/${name}`);
    const { input, key } = await firstText();
    const text = await input.inputValue();
    const changed = text.replace(/(?<=^|\s)\p{L}/u, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    await input.fill(changed);
    await opened.desk.save();
    if (name !== 'find') await opened.desk.answer(/Save/);
    await opened.desk.isWritten(`locales/en/${name}.json`, { [key]: changed });
    for (const language of ['gu', 'hi']) await opened.desk.isWritten(`locales/${language}/${name}.json`);
  },
);

test('a price is written once for every language, as by hand; what is none stands as typed, and is refused in words', async () => {
  const { desk } = opened;
  await desk.open('words/prices');
  const input = await desk.input('health.amount');
  const save = async (typed: string) => {
    await input.fill('');
    await input.pressSequentially(typed);
    await desk.save();
  };
  for (const [typed, said] of [
    ['', /This is empty.*આ ખાલી છે.*यह खाली है/],
    ['2999,4000', /Write one number.*એક જ આંકડો લખો.*एक ही अंक लिखें/],
  ] as const) {
    await save(typed);
    await desk.page.getByText(said).first().waitFor();
    expect(await input.inputValue()).toBe(typed);
  }
  await save('₹૩,૪૯૯');
  for (const language of ['en', 'gu', 'hi'])
    await desk.isWritten(`locales/${language}/prices.json`, { 'health.amount': 3499 });
});

test('hours are written once for all days that have the same, with a tick a day', async () => {
  const { desk } = opened;
  await desk.open('office/hours');
  const list = desk.page.locator('[data-key-path="hours"]').first();
  const add = (path: string) => list.locator(`[data-key-path="${path}"]`).getByRole('button', { name: /^Add/ }).click();
  await desk.input('hours.0.hours.0');
  await list
    .getByRole('checkbox', { name: /^Saturday/ })
    .first()
    .click();
  await add('hours.0.hours');
  await (await desk.input('hours.0.hours.0')).fill('૦૯:૩૦-૧૩:૩૦');
  await (await desk.input('hours.0.hours.1')).fill('16:00-20:00');
  await desk.save();
  await desk.isWritten('src/office/hours.json', {
    hours: [{ days: weekdays.slice(1, 6), hours: ['૦૯:૩૦-૧૩:૩૦', '16:00-20:00'] }],
  });
});

test('entries of a list come, move and go with the lists inside them', async () => {
  const list = opened.desk.page.locator('[data-key-path="holidays"]');
  const press = (button: RegExp) => list.getByRole('button', { name: button });
  // The CMS names the parts of a list's first entry by the alphabet; later ones follow it.
  const next = (day: string) => `${new Date().getFullYear() + 1}-01-${day}`;
  const one = { first: next('14'), last: next('14'), name: { en: 'Uttarayan', gu: 'ઉત્તરાયણ', hi: 'उत्तरायण' } };
  const two = { ...one, first: next('15'), last: next('16') };
  const openList = async () => {
    await opened.desk.open('office/hours');
    await list.scrollIntoViewIfNeeded();
  };
  const add = async (place: number, { name, ...days }: typeof one) => {
    await press(/^Add/).last().click();
    for (const [key, value] of Object.entries({ ...days, ...name }))
      await (await opened.desk.input(`holidays.${place}.${key in name ? 'name.' : ''}${key}`)).fill(value);
  };
  const isSaved = async (...holidays: unknown[]) => {
    await opened.desk.save();
    await opened.desk.isWritten('src/office/hours.json', { holidays });
    await opened.desk.closed();
    await openList();
  };
  await openList();
  await add(0, one);
  await list.locator('[data-key-path="holidays.0.hours"]').getByRole('button', { name: /^Add/ }).click();
  await (await opened.desk.input('holidays.0.hours.0')).fill('09:00-13:00');
  const { first, last, name } = one;
  const half = { first, hours: ['09:00-13:00'], last, name };
  await isSaved(half);
  await add(1, two);
  await isSaved(half, two);
  // At a wide screen by a handle, which takes the keyboard too.
  await press(/^Move: drag/)
    .last()
    .press('ArrowUp');
  await isSaved(two, half);
  await press(/^Remove/)
    .first()
    .click();
  await isSaved(half);
});

/** Has a picture be chosen in a field of an entry, and saved. */
async function savePicture(entry: string, key: string, name: string, mimeType: string, buffer: Buffer) {
  await opened.desk.open(`office/${entry}`);
  const field = opened.desk.page.locator(`[data-key-path="${key}"]`);
  await field.scrollIntoViewIfNeeded();
  await field.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
  await opened.desk.save();
}

const door = await drawnPhotograph('door');

test.each([
  ['img_2041-1', {}],
  ['img_2041-1-1', { 'src/office/photographs/img_2041-1.webp': 'theirs' }],
])('a photograph is saved small as %s, where others have saved %j since', async (name, others) => {
  const { repository } = opened.desk;
  Object.assign(repository.files, others);
  repository.head += 1;
  await savePicture('premises', 'door', 'IMG_2041 (1).JPG', 'image/jpeg', door);
  await opened.desk.isWritten('src/office/premises.json', { door: `${name}.webp` });
  expect(repository.files[`src/office/photographs/${name}.webp`]).toMatch(/^RIFF/);
  expect(repository.files).toMatchObject(others);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>';
const small = await sharp(door).resize(300, 200).toBuffer();

test.each<[...Parameters<typeof savePicture>, RegExp]>([
  ['identity', 'logo', 'Logo.svg', 'image/svg+xml', Buffer.from(drawing), /<script.*<script.*<script/s],
  ['premises', 'door', 'door.jpg', 'image/jpeg', small, /300 × 200.*800 × 600.*800 × 600.*800 × 600/s],
])(
  'of %s a faulty %s is refused in three languages, and nothing is written',
  async (entry, key, name, type, picture, said) => {
    await savePicture(entry, key, name, type, picture);
    expect(await opened.desk.answer(/OK/)).toMatch(said);
    await opened.desk.isWritten(`src/office/${entry}.json`);
  },
);

test('no picture can be deleted', async () => {
  await opened.desk.open('office/premises');
  await opened.desk.page.goto('/#/assets');
  await opened.desk.page.getByRole('status').getByText('There is no such page').waitFor({ state: 'attached' });
  expect(await opened.desk.page.getByRole('button', { name: /^Photos/ }).count()).toBe(0);
});
