import { describe, expect, test } from 'vitest';
import { dateFromIso } from '../values/calendar-date.ts';
import { isDue, readSince, sourcesOf, type Source, type Sourced } from './sourced-facts.ts';

const source = (address: Source['address']): Source => ({ title: 'Rules', publisher: 'Ministry', address });
const fee: Sourced = { sources: [source('https://one.example')], read: '2026-08-31', keeps: 'fee' };
const law: Sourced = { sources: [source('https://two.example'), source('https://one.example')], read: '2026-11-23', keeps: 'law' };

describe('facts are due', () => {
  test.each([
    ['a fee half a year after it was read, and not on the last day', fee, '2027-02-28', false],
    ['a fee half a year after it was read', fee, '2027-03-01', true],
    ['a law a year after it was read, and not on the last day', law, '2027-11-23', false],
    ['a law a year after it was read', law, '2027-11-24', true],
  ])('%s', (_rule, row, today, due) => {
    expect(isDue(row, dateFromIso(today))).toBe(due);
  });
});

describe('of several rows', () => {
  test('the month is that of the one read longest ago', () => {
    expect(readSince([law, fee])).toBe('2026-08-31');
  });

  test('each source stands once', () => {
    expect(sourcesOf([fee, law]).map(({ address }) => address)).toEqual(['https://one.example', 'https://two.example']);
  });
});
