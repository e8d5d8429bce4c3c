/** Before each file of tests in a browser: the test during which a page reports a fault fails. */
import { afterEach, expect } from 'vitest';
import { faults } from './site.ts';

function expectNoFaults(): void {
  expect(faults.splice(0)).toEqual([]);
}

afterEach(expectNoFaults);
