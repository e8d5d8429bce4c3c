import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../test/temporary-folder.ts';
import { testedProject } from '../test/tested-project.ts';
import { readOffice } from './read-office.ts';

/** A copy of the facts in which one file says something else. */
function officeWith(name: string, text: string): string {
  const folder = temporaryFolder();
  cpSync(join(testedProject, 'src/office'), join(folder, 'src/office'), { recursive: true });
  writeFiles(folder, { [`src/office/${name}`]: text });
  return folder;
}

/** The lines of what is thrown, in English. */
function told(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    return (error as Error).message.split('\n').filter((line) => !line.includes('→'));
  }
  return [];
}

test.each([
  ['a lost comma', '{\n  "phone": ""\n  "email": ""\n}\n', /:3: .*comma expected\. Compare the line/],
  ['a list', '[]', /:1: is not written as { … }/],
  ['a field twice', '{\n  "phone": "",\n  "phone": ""\n}\n', /:3: phone stands here a second time/],
])('a file with %s is refused with its line, the reason and a remedy', (_, text, pattern) => {
  const [, fault, ...others] = told(() => readOffice(officeWith('contact.json', text)));
  expect([fault, others]).toEqual([expect.stringMatching(pattern), []]);
  expect(fault).toMatch(/^ {2}src\/office\/contact\.json:/);
});

test('a fault that can be read is refused with file, line, path and remedy, before anything is done', () => {
  const hours = '{\n  "hours": [\n    {\n      "days": ["monday"],\n      "hours": ["9:00-20:00"]\n    }\n  ]\n}\n';
  expect(() => readOffice(officeWith('hours.json', hours))).toThrow(
    /^The facts of the office cannot stand, so nothing was done:\n[^]*\n {2}src\/office\/hours\.json:5: hours #1\.hours #1 is '9:00-20:00'/,
  );
});

test('a file that is missing is named with the way to take it back', () => {
  const folder = officeWith('social.json', '{}');
  rmSync(join(folder, 'src/office/social.json'));
  expect(() => readOffice(folder)).toThrow(
    'src/office/social.json: the file is missing. Take it back with git checkout src/office/social.json.',
  );
});

test('what is left out reads as empty', () => {
  const { contact } = readOffice(officeWith('contact.json', '{ "$schema": "./schema/contact.schema.json" }'));
  const nobody = { en: '', gu: '', hi: '' };
  expect(contact).toEqual({
    phone: '',
    whatsapp: '',
    email: '',
    grievance: expect.objectContaining(nobody),
    others: [],
  });
});
