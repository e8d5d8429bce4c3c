import { expect, test } from 'vitest';
import { insurerFamilies, insurers } from './insurers.ts';

test('the tiles of the home page name every company once', () => {
  expect(
    insurerFamilies()
      .flatMap(({ names }) => names)
      .toSorted(),
  ).toEqual(insurers.map(({ name }) => name).toSorted());
});
