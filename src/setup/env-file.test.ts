import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

const valueOf = (written: string) => readEnvFile(`VITE_GRIEVANCE_CONTACT=${written}\n`).values.VITE_GRIEVANCE_CONTACT;

test.each([
  ['"Shop #12"', 'Shop #12'],
  ['"Shop #12" # near the bus stand', 'Shop #12'],
  ['\'Asha "Ben" Patel\'', 'Asha "Ben" Patel'],
  ["Patel's office", "Patel's office"],
  ['  a=b  ', 'a=b'],
  ['Asha, ₹500 $HOME \\n ${PATH}', 'Asha, ₹500 $HOME \\n ${PATH}'],
  ['Shop 12\u2028near the bus stand', 'Shop 12\u2028near the bus stand'],
  ['', ''],
])('a value written as %s arrives as %s', (written, value) => {
  expect(valueOf(written)).toBe(value);
});

test('whatever a line may hold without # arrives whole', () => {
  const sign = fc.oneof(fc.constantFrom('"', "'", '`', '\\', '$', '='), fc.string({ unit: 'grapheme', maxLength: 1 }));
  const plain = fc
    .string({ unit: sign })
    .filter((value) => !/[\r\n#]/.test(value) && value === value.trim() && !/^["'`]/.test(value));
  fc.assert(fc.property(plain, (value) => void expect(valueOf(value)).toBe(value)));
});

test.each(['\n', '\r\n', '\r'])('lines end as any editor ends them (%j)', (end) => {
  const lines = ['\uFEFF# a comment', '', '  # another', ' export VITE_EMAIL = office@patel.in ', 'PORT=1'];
  const values = { VITE_EMAIL: 'office@patel.in', PORT: '1' };
  expect(readEnvFile(lines.join(end))).toEqual({ values, lines: { VITE_EMAIL: 4, PORT: 5 }, faults: [] });
});

test.each([
  ['VITE_EMAIL="office', /^\.env:1: the value of VITE_EMAIL begins with " .* Write one pair/],
  ['VITE_EMAIL="', /^\.env:1: the value of VITE_EMAIL begins with "/],
  ['VITE_EMAIL="a" and "b"', /^\.env:1: the value of VITE_EMAIL begins with "/],
  ['VITE_GRIEVANCE_CONTACT=Shop #12', /^\.env:1: .* holds a #, .* Write quotation marks around it, like "Shop #12"/],
  ['VITE_PHONE=+91 98252 12345 # shop', /^\.env:1: .*VITE_PHONE holds a #, .*a comment has its own line/],
  ['VITE_EMAIL=office\n@patel.in', /^\.env:2: "@patel.in" is neither a setting nor a comment, .*Write NAME=value/],
  ['VITE_EMAIL: office', /^\.env:1: "VITE_EMAIL: office" is neither/],
  ['VITE_PHON=1', /^\.env:1: VITE_PHON is no setting, .*Take the name from \.env\.example.*src\/office/],
  ['PHONE=1', /^\.env:1: PHONE is no setting/],
  ['VITE-PHONE=1', /^\.env:1: VITE-PHONE is no setting/],
  ['vite_email=office', /^\.env:1: vite_email is no setting/],
  ['VITE_EMAIL=\nVITE_EMAIL=office', /^\.env:2: VITE_EMAIL is set a second time, .* Keep one/],
])('%j is refused with line, reason and remedy', (text, reason) => {
  expect(readEnvFile(text).faults).toEqual([expect.stringMatching(reason)]);
});

test('a fault in one line leaves the others to be judged', () => {
  expect(readEnvFile('VITE_EMAIL="office\nVITE_PHONE=98000')).toMatchObject({ values: { VITE_PHONE: '98000' } });
});
