// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { memoryStorage } from '../test/memory-storage.ts';
import { TabOfPages, type SitePage } from '../test/tab-of-pages.ts';
import { valueOf } from './fields.ts';
import { asList, createValueStore, forOneDay } from './value-store.ts';

const tick = (name: string, list: string) => `<input type="checkbox" id="${list}-${name}" name="${name}" data-tick>`;
const claims: SitePage = { page: 'claims', html: tick('a', 'one') + tick('a', 'two') + tick('b', 'two') };
const contact: SitePage = { page: 'contact', html: '<input id="name"><textarea id="text"></textarea>' };

const stored = (items: Storage, entry: string): unknown => JSON.parse(items.getItem(entry) ?? 'null');

function openTab(page: SitePage) {
  const [phone, session] = [memoryStorage(), memoryStorage()];
  const tab = new TabOfPages(
    () => ({
      phone: createValueStore(() => phone, 'ticks', asList),
      tab: createValueStore(() => session, 'values', forOneDay(() => 0)),
      left: createValueStore(() => session, 'left', forOneDay(() => 0)),
    }),
    page,
  );
  const enter = (position: number, value: string) => {
    const field = tab.fields[position];
    if (field) tab.enter(field, value);
  };
  return { phone, session, tab, enter, held: () => tab.fields.map(valueOf) };
}

test('a tick is stored the moment it is made', () => {
  const { phone, tab, enter } = openTab(claims);
  tab.runScript();
  enter(0, 'on');
  expect(stored(phone, 'ticks')).toEqual(['a']);
});

test('a document that stands in two lists is ticked in both', () => {
  const { tab, enter, held } = openTab(claims);
  tab.runScript();
  enter(0, 'on');
  expect(held()).toEqual(['on', 'on', '']);
});

test('what was entered before the script came is stored when it comes', () => {
  const { phone, tab, enter } = openTab(claims);
  enter(2, 'on');
  tab.runScript();
  expect(stored(phone, 'ticks')).toEqual(['b']);
});

test('what was entered before the script came stays beside what was kept before', () => {
  const { tab, enter, held } = openTab(claims);
  tab.runScript();
  enter(0, 'on');
  tab.follow(claims);
  enter(2, 'on');
  tab.runScript();
  expect(held()).toEqual(['on', 'on', 'on']);
});

test('older text that the browser puts back gives way to newer', () => {
  const { tab, enter, held } = openTab(contact);
  tab.keepsPages = false;
  tab.runScript();
  enter(1, 'first words');
  tab.follow(contact);
  tab.runScript();
  enter(1, 'first words and more');
  tab.go(-1);
  tab.runScript();
  expect(held()).toEqual(['', 'first words and more']);
});

test.each([
  ['from its memory', true],
  ['filled in again', false],
])('of what was sent nothing is left, in storage or on an earlier page that comes back %s', (_, keepsPages) => {
  const { session, tab, enter, held } = openTab(contact);
  tab.keepsPages = keepsPages;
  tab.runScript();
  enter(1, 'secret');
  tab.follow(contact);
  tab.runScript();
  tab.entry.live.script?.values.forget((key) => key.startsWith('contact/'));
  tab.go(-1);
  tab.runScript();
  expect(held()).toEqual(['', '']);
  expect(session.getItem('values')).toBeNull();
  // Not even the fingerprint of another text would tell them apart.
  expect(Object.values((stored(session, 'left') as { values: Record<string, string> }).values)).toEqual(['*']);
});

test('a field that is emptied leaves nothing in storage', () => {
  const { session, tab, enter } = openTab(contact);
  tab.runScript();
  enter(0, 'Asha');
  enter(0, '');
  expect(session.length).toBe(0);
});

test('fields of the same name on other pages keep apart', () => {
  const { tab, enter, held } = openTab(contact);
  tab.runScript();
  enter(0, 'Asha');
  tab.follow({ ...contact, page: 'about' });
  tab.runScript();
  expect(held()).toEqual(['', '']);
});
