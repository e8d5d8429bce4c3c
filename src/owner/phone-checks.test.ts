import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPhoneChecks } from './phone-checks.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const withBoxes = (mark: string) => readme.replace(/^- \[[ xX]\]/gm, `- [${mark}]`);

test('the README lists what a phone is needed for, and each box that is not ticked is counted', () => {
  const [point, ...others] = openPhoneChecks(withBoxes(' '));
  expect(others).toEqual([]);
  const count = readme.match(/^- \[/gm)?.length ?? 0;
  expect(count).toBeGreaterThan(4);
  expect(point).toMatchObject({ isEssential: false, what: expect.stringMatching(new RegExp(`^${count} of ${count} points`)) });
});

test('ticking one box leaves the others open', () => {
  const [point] = openPhoneChecks(withBoxes(' ').replace('- [ ]', '- [x]'));
  const count = readme.match(/^- \[/gm)?.length ?? 0;
  expect(point?.what).toMatch(new RegExp(`^${count - 1} of ${count} `));
});

test.each(['x', 'X'])('boxes ticked with %s settle it', (mark) => {
  expect(openPhoneChecks(withBoxes(mark))).toEqual([]);
});
