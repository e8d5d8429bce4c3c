import { expect, test } from 'vitest';
import { verdictOn } from './check-verdict.ts';

const clean = { name: 'locale files', failed: false, output: '3 languages, 78 files: no errors, no warnings\n' };
const faulty = { name: 'locale files', failed: true, output: 'gu\n\n3 languages, 78 files: 3 errors, 1 warning\n' };
const types = { name: 'types', failed: true, output: 'src/a.ts(1,2): error TS1' };
const lint = { name: 'lint', failed: false, output: 'Found 0 warnings and 0 errors.' };

test('names every check where all is well', () => {
  expect(verdictOn([clean, lint])).toBe('All is well: locale files and lint.');
});

test('counts warnings that keep nothing from being well', () => {
  expect(verdictOn([{ ...clean, output: '3 languages, 78 files: no errors, 2 warnings\n' }, lint])).toBe('All is well: locale files (2 warnings) and lint.');
});

test('names only what failed, with its count, whatever came after it', () => {
  expect(verdictOn([faulty, types, lint])).toBe('2 checks failed: locale files (3 errors, 1 warning), types.');
});
