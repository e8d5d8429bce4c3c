/** Public reports of other software that were tried here, so that nobody tries them again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/project-root.ts';
import { readTable } from '../values/read-table.ts';

const rows = readTable(readFileSync(join(import.meta.dirname, 'reports.tsv'), 'utf8'), [
  'address',
  'tried',
  'outcome',
  'test',
]);

test.each(rows)('$address says what was tried, and a mended one the test that holds it', ({ tried, outcome, test }) => {
  expect([tried.length > 20, outcome]).toEqual([true, expect.stringMatching(/^(holds|mended|refused: .{20,})$/)]);
  const named = test === '' ? [] : test.split('; ').map((each) => each.split(': '));
  expect(named.length > 0).toBe(outcome === 'mended');
  for (const [file = '', title = ''] of named) {
    expect(readFileSync(join(root, file), 'utf8'), 'name the test that holds it now').toContain(title);
  }
});
