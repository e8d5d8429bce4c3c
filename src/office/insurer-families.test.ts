import { expect, test } from 'vitest';
import { insurerFamilies } from './insurer-families.ts';
import { insurers } from './insurers.ts';

test('the tiles of the home page name every company once', () => {
  expect(
    insurerFamilies(insurers)
      .flatMap(({ names }) => names)
      .toSorted(),
  ).toEqual(insurers.map(({ name }) => name).toSorted());
});
