import { describe, expect, test } from 'vitest';
import { localeWords } from '../test/shared-words.ts';
import { oldPrices, priceBelowTariff } from './prices.ts';
import type { Resources } from '../i18n/resources.ts';

const today = new Date('2026-12-01');
const words = () => ({ health: localeWords('en', 'health'), vehicle: localeWords('en', 'vehicle') }) as Resources;

describe('a price that was checked', () => {
  const checkedIn = (month: string) => {
    const copy = words();
    copy.vehicle.price.checked = '2026-11';
    copy.health.price.checked = month;
    return oldPrices(copy, today);
  };

  test('not 90 days ago is still good', () => {
    // 90 days after the end of August 2026 are over on 30 November.
    expect(checkedIn('2026-09')).toEqual([]);
  });

  test('more than 90 days ago is named with its place', () => {
    expect(checkedIn('2026-08')).toEqual([expect.objectContaining({ what: expect.stringContaining('health.json price checked is 2026-08') })]);
  });
});

test('a bike price that nobody can get under the tariff is named, with the tariff', () => {
  const copy = words();
  const { yearWithGst } = copy.vehicle.tariff;
  copy.vehicle.price.amount = yearWithGst;
  expect(priceBelowTariff(copy)).toEqual([]);
  copy.vehicle.price.amount = yearWithGst - 1;
  expect(priceBelowTariff(copy)).toEqual([expect.objectContaining({ isEssential: false, what: expect.stringContaining(String(yearWithGst)) })]);
});
