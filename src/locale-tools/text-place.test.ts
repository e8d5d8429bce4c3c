import { expect, test } from 'vitest';
import { isNamed } from './text-place.ts';

const text = { file: 'contact', key: 'hero.title' };

test.each(['contact', 'contact.json', 'contact:hero', 'contact:hero.title', 'contact.hero.title'])(
  '%s names the text',
  (name) => {
    expect(isNamed(name, text)).toBe(true);
  },
);

test.each(['cont', 'contact:her', 'contact:hero.title.0', 'hero.title'])('%s names another', (name) => {
  expect(isNamed(name, text)).toBe(false);
});
