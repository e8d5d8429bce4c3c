import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPhoneChecks } from './phone-checks.ts';

const sheet = readFileSync(join(import.meta.dirname, '../office/counter-sheet.md'), 'utf8');
const withBoxes = (mark: string) => sheet.replace(/^- \[[ xX]\]/gm, `- [${mark}]`);

test('boxes of the sheet that are not ticked are counted', () => {
  const all = sheet.match(/^- \[/gm)?.length ?? 0;
  expect(all).toBeGreaterThan(4);
  const [point, ...others] = openPhoneChecks(withBoxes(' ').replace('- [ ]', '- [x]'));
  expect([point?.isEssential, others]).toEqual([false, []]);
  expect(point?.what).toMatch(new RegExp(`^${all - 1} of ${all} points`));
});

test.each(['x', 'X'])('boxes ticked with %s settle it', (mark) => {
  expect(openPhoneChecks(withBoxes(mark))).toEqual([]);
});
