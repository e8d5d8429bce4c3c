/** The built desk before an imitation of GitHub: what is typed outlives an ended token, a lost network, and what others save. */
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { githubOf, type Repository } from '../test/desk-github.ts';
import { filesOfDesk, openAtGithub, type DeskPage } from '../test/desk-page.ts';
import { buildDesk, serveDesk } from './build-desk.ts';

const root = inject('copy');
const files = filesOfDesk(root);

let server: Awaited<ReturnType<typeof serveDesk>>;
beforeAll(async () => {
  await buildDesk(root);
  server = await serveDesk(root);
}, 180_000);
afterAll(() => server.close());

const [own, other] = ['src/office/contact.json', 'src/office/social.json'];
const phone = '+91 98250 12345';
let atGithub: DeskPage;
let repository: Repository;

beforeEach(async () => {
  atGithub = await openAtGithub(server.url, async (page) => {
    repository = await githubOf(page, files);
  });
  await atGithub.open('office/contact');
  await (await atGithub.input('phone')).pressSequentially(phone);
  return () => atGithub.page.context().close();
});

const elsewhereSaved = (path: string) => {
  repository.files[path] = '{}';
  repository.head += 1;
};
const isSaved = async () => {
  await atGithub.save();
  await atGithub.closed();
  expect(JSON.parse(repository.files[own] ?? '')).toMatchObject({ phone });
};

test.each<[string, () => void, RegExp]>([
  ['ended token', () => Object.assign(repository, { mood: 'token-ended' }), /ટોકનની મુદત.*टोकन की मियाद/s],
  ['lost network', () => Object.assign(repository, { mood: 'unreachable' }), /GitHub સુધી.*GitHub तक/s],
  ['save elsewhere', () => Object.assign(repository, { meanwhile: () => elsewhereSaved(other) }), /એ જ ઘડીએ.*उसी समय/s],
])('nothing is lost by an %s, which is said in words', async (_, happens, said) => {
  happens();
  await atGithub.save();
  expect(await atGithub.answer(/OK/)).toMatch(said);
  repository.mood = 'well';
  await isSaved();
});

test('what somebody else has saved meanwhile is not written over', async () => {
  elsewhereSaved(own);
  await atGithub.save();
  expect(await atGithub.answer(/^Cancel/)).toMatch(/Asha.*changes will be lost.*જતું રહેશે.*चला जाएगा/s);
  expect(repository.files[own]).toBe('{}');
  expect(await (await atGithub.input('phone')).inputValue()).toBe(phone);
});
