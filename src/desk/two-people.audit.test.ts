/** Two people at the built desk before one imitation of GitHub: what is typed outlives an ended token, a lost network and days, and what others save stands. */
import { expect, inject, onTestFinished, test } from 'vitest';
import { deskOfTests, openDesk } from '../test/desk-page.ts';

const opened = deskOfTests(inject('copy'));

const own = 'src/office/contact.json';
const phone = '+91 98250 12345';

const typePhone = async () => {
  await opened.desk.open('office/contact');
  await (await opened.desk.input('phone')).pressSequentially(phone);
};
const elsewhereSaved = (path: string, values: object = {}) => {
  opened.desk.repository.files[path] = JSON.stringify(values);
  opened.desk.repository.head += 1;
};

test.each<[string, () => object, RegExp]>([
  ['an ended token', () => ({ mood: 'token-ended' }), /ટોકનની મુદત.*टोकन की मियाद/s],
  ['a lost network', () => ({ mood: 'unreachable' }), /GitHub સુધી.*GitHub तक/s],
  ['a save elsewhere', () => ({ meanwhile: () => elsewhereSaved('src/office/social.json') }), /એ જ ઘડીએ.*उसी समय/s],
])('nothing is lost by %s, which is said in words', async (_, happens, said) => {
  await typePhone();
  Object.assign(opened.desk.repository, happens());
  await opened.desk.save();
  expect(await opened.desk.answer(/OK/)).toMatch(said);
  opened.desk.repository.mood = 'well';
  await opened.desk.save();
  await opened.desk.isWritten(own, { phone });
});

test('what is pasted once is offered again to who left by the arrow', async () => {
  const { page } = opened.desk;
  await opened.desk.open('office/contact');
  // One event, and no key.
  await (await opened.desk.input('phone')).fill(phone);
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: /^Close/ }).click();
  await opened.desk.closed();
  await opened.desk.open('office/contact');
  await opened.desk.answer(/^Restore/);
  await opened.desk.save();
  await opened.desk.isWritten(own, { phone });
});

/** Somebody else has changed this in the same file. */
const theirs = (change: object) =>
  elsewhereSaved(own, { ...JSON.parse(opened.desk.repository.files[own] ?? ''), ...change });
const email = 'asha@shreeji.in';
const another = '+91 98250 54321';
const saveBoth = async () => expect(await opened.desk.answer(/^Save both/)).toMatch(/Asha.*બંને સેવ કરો.*दोनों सेव करें/s);
const takenUp = async (press: RegExp) => {
  // After typing the CMS puts a draft away in a moment of its own.
  await opened.desk.page.waitForTimeout(1500);
  await opened.desk.page.reload();
  await opened.desk.page.locator('dialog[open]').waitFor();
  await opened.desk.answer(press);
};

test.each<[string, () => Promise<unknown>, Record<string, string>]>([
  [
    'cancels, and takes up the draft days later',
    async () => {
      await opened.desk.save();
      await opened.desk.answer(/^Cancel/);
      await takenUp(/^Restore/);
      await opened.desk.save();
    },
    { email, phone },
  ],
  ['throws a draft away', async () => takenUp(/^Discard/), { email }],
])('whoever %s takes back nothing that somebody else has saved since', async (_, saves, written) => {
  await typePhone();
  theirs({ email });
  await saves();
  await opened.desk.isWritten(own, written);
});

test.each([
  ['mine', phone],
  ['theirs', another],
])('of one field that two have changed, both stand there, and %s is chosen', async (side, kept) => {
  await typePhone();
  theirs({ phone: another, email });
  await opened.desk.save();
  await saveBoth();
  const dialog = opened.desk.page.locator('#desk-clash[open]');
  const asked = await dialog.innerText();
  for (const said of [phone, another, 'Telephone', 'તમે લખ્યું', 'दूसरे ने सेव किया']) expect(asked).toContain(said);
  await dialog.locator(`[value="${side}"]`).click();
  await opened.desk.isWritten(own, { email, phone: kept });
});

test('two who have the same open save one after the other, and the later lays over the earlier', async () => {
  const other = await openDesk(opened.url, opened.files, opened.desk.repository);
  onTestFinished(() => other.page.context().close());
  await typePhone();
  await other.open('office/contact');
  await (await other.input('email')).fill(email);
  await other.save();
  await opened.desk.isWritten(own, { email });
  await opened.desk.save();
  await saveBoth();
  await opened.desk.isWritten(own, { email, phone });
});

test('what keeps a release back is said after saving, and whenever one asks', async () => {
  const said = opened.desk.page.locator('#unpublished[open]');
  await opened.desk.page.removeLocatorHandler(said);
  const day = '2025-03-31';
  const licence = { legalName: 'Asha Patel', capacity: 'agent', number: 'A-1', validUntil: day };
  elsewhereSaved('src/office/licence.json', licence);
  await typePhone();
  await opened.desk.save();
  const points = new RegExp(`not published yet.*${day}.*પ્રકાશિત નહીં થાય.*${day}.*प्रकाशित नहीं होगा.*${day}`, 's');
  await expect.poll(() => said.innerText()).toMatch(points);
  await said.getByRole('button').click();
  await opened.desk.page.getByRole('button', { name: /^Is it published/ }).click();
  expect(await said.innerText()).toContain(day);
});
