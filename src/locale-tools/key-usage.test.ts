import { expect, test } from 'vitest';
import { writeLocales } from '../test/written-locales.ts';
import { noteUsage, pagesUsing, placesOf, readUsage, writeUsage } from './key-usage.ts';

const read = { file: 'home', key: 'title', written: 'Home', text: 'Home' };

test('a text that quotes a figure reads the figure too, and not the office’s facts', () => {
  const read = { file: 'home', key: 'from', written: 'From {{health.price.amount, rupees}}, call {{phone}}' };
  expect(placesOf(read)).toEqual(['home:from', 'health:price.amount']);
});

test('a page is noted with what it read, once, in whatever language', () => {
  const { note, usage } = noteUsage();
  note('home', read);
  note('home', read);
  note('about', { ...read, file: 'about' });
  expect(usage().home?.filter((place) => place === 'home:title')).toHaveLength(1);
  expect(usage().about).not.toContain('home:title');
});

test('what is written is read again', () => {
  const { root } = writeLocales({});
  writeUsage(root, { home: ['home:title'] });
  expect(readUsage(root)).toEqual({ home: ['home:title'] });
});

test('before the first build nothing is known', () => {
  expect(readUsage(writeLocales({}).root)).toBeUndefined();
});

test.each([
  ['home:title', ['home']],
  ['home:steps', ['home']],
  ['home:', ['home']],
  ['common:money.lakh', ['home', 'about']],
  ['home:tit', []],
])('%s is read by %j', (place, pages) => {
  expect(pagesUsing({ home: ['home:title', 'home:steps.0.title', 'common:money'], about: ['common:money'] }, place)).toEqual(pages);
});
