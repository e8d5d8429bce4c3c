import { expect, test } from 'vitest';
import { replaceResources } from './in-browser/hot-update.ts';

test('who holds on to a group finds the new words in it', () => {
  const words = { money: { lakh: 'lac' }, title: 'Old' };
  const { money } = words;
  replaceResources(words, { money: { lakh: 'lakh' }, title: 'New' });
  expect([money, words.title]).toEqual([{ lakh: 'lakh' }, 'New']);
});

test('a list is taken over as it is', () => {
  const words = { items: ['one', 'two', 'three'] };
  replaceResources(words, { items: ['one'] });
  expect(words.items).toEqual(['one']);
});

test('a key that has gone is gone', () => {
  const words: Record<string, unknown> = { old: 'Old', kept: 'Kept' };
  replaceResources(words, { kept: 'Kept' });
  expect(Object.keys(words)).toEqual(['kept']);
});
