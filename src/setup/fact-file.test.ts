import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseUnreadableFacts, unreadableFacts } from './fact-file.ts';

function officeWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/office'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src/office', name), text);
  return root;
}

test('every file of this office can be read', () => {
  expect(unreadableFacts(resolve(import.meta.dirname, '../..'))).toEqual([]);
});

test('a text without its second mark is refused with file, line and remedy', () => {
  const root = officeWith({ 'hours.ts': "export const hours = {\n  opens: '09:30,\n};\n", 'people.ts': 'export const people = [];\n' });
  const refusal = /^The facts of the office cannot be read, so nothing was done:\n {2}src\/office\/hours\.ts:2: .*, like '09:30'/;
  expect(() => refuseUnreadableFacts(root)).toThrow(refusal);
});

test('each file that cannot be read is named', () => {
  const broken = "export const a = 'Patel's';\n";
  expect(unreadableFacts(officeWith({ 'licence.ts': broken, 'social.ts': broken })).map((fault) => fault.split(' ')[0])).toEqual([
    'src/office/licence.ts:1:',
    'src/office/social.ts:1:',
  ]);
});
