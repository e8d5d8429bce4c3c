import { expect, test } from 'vitest';
import { placeNamed } from './text-place.ts';

test.each([
  ['contact:hero.title', 'contact', 'hero.title'],
  ['contact.hero.title', 'contact', 'hero.title'],
  ['contact.json:hero.title', 'contact', 'hero.title'],
  ['passport-new', 'passport-new', ''],
  ['contact.json', 'contact', ''],
])('%s is a place', (asked, file, key) => {
  expect(placeNamed(asked)).toEqual({ file, key });
});
