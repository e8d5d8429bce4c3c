import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { weekdays } from '../office/hours.ts';
import { factFaults, refuseFaultyFacts } from './fact-file.ts';

const root = resolve(import.meta.dirname, '../..');

/** A copy of the facts with one file changed. */
function officeWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'src/office'), join(folder, 'src/office'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'src/office', name), text);
  return folder;
}

test('the facts of this office have no fault', () => {
  expect(factFaults(root)).toEqual([]);
});

test.each([
  ['a text without its second mark', "export const hours = {\n  opens: '09:30,\n};\n"],
  ['a day without marks', 'export const holidays = [\n  2026-11-09,\n];\n'],
  ['an apostrophe', "\nexport const name = 'Patel's';\n"],
])('%s is refused with file, line and remedy, and nothing is run', (_, text) => {
  expect(factFaults(officeWith('hours.ts', text))).toEqual([
    expect.stringMatching(/^src\/office\/hours\.ts:2: this line.* cannot be read \(.+\)\. Texts stand in straight/),
  ]);
});

/** A file of hours with this span on Mondays. */
const hoursWith = (span: string) => {
  const days = Object.fromEntries(weekdays.map((day) => [day, day === 'monday' ? [span] : []]));
  return `export const weekdays = ${JSON.stringify(weekdays)};\nexport const hours = ${JSON.stringify(days)};\nexport const holidays = [];\n`;
};

test('a fault that can be read is refused with file, path and remedy', () => {
  expect(() => refuseFaultyFacts(officeWith('hours.ts', hoursWith('9:00-20:00')))).toThrow(
    /^The facts of the office cannot stand, so nothing was done:\n {2}src\/office\/hours\.ts: hours\.monday\[0\] is '9:00-20:00'/,
  );
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['cannot be run', (file: string) => writeFileSync(file, 'export const social = office;\n')],
])('a file that %s is named with the way to take it back', (_, spoil) => {
  const folder = officeWith('hours.ts', hoursWith('09:00-20:00'));
  spoil(join(folder, 'src/office/social.ts'));
  expect(factFaults(folder)).toEqual([
    expect.stringMatching(
      /^src\/office\/social\.ts: the file is missing or cannot be run \(.*git checkout src\/office\/social/,
    ),
  ]);
});
