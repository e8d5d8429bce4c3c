import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

const valueOf = (written: string) => readEnvFile(`VITE_FORM_SERVICE_NAME=${written}\n`).values.VITE_FORM_SERVICE_NAME;

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
  const lines = ['\uFEFF# a comment', '', '  # another', ' export VITE_SITE_URL = office@patel.in ', 'PORT=1'];
  const values = { VITE_SITE_URL: 'office@patel.in', PORT: '1' };
  expect(readEnvFile(lines.join(end))).toEqual({ values, lines: { VITE_SITE_URL: 4, PORT: 5 }, faults: [] });
});

test.each([
  ['VITE_SITE_URL="office', /^\.env:1: the value of VITE_SITE_URL begins with " .* Write one pair/],
  ['VITE_SITE_URL="', /^\.env:1: the value of VITE_SITE_URL begins with "/],
  ['VITE_SITE_URL="a" and "b"', /^\.env:1: the value of VITE_SITE_URL begins with "/],
  ['VITE_FORM_SERVICE_NAME=Shop #12', /^\.env:1: .* holds a #, .* Write quotation marks around it, like "Shop #12"/],
  ['VITE_HSTS=+91 98252 12345 # shop', /^\.env:1: .*VITE_HSTS holds a #, .*a comment has its own line/],
  ['VITE_SITE_URL=office\n@patel.in', /^\.env:2: "@patel.in" is neither a setting nor a comment, .*Write NAME=value/],
  ['VITE_SITE_URL: office', /^\.env:1: "VITE_SITE_URL: office" is neither/],
  ['VITE_PHON=1', /^\.env:1: VITE_PHON is no setting, .*Take the name from \.env\.example.*src\/office/],
  ['SITE_URL=1', /^\.env:1: SITE_URL is no setting/],
  ['VITE_PHONE=+91 98252 12345', /^\.env:1: VITE_PHONE is no setting any more.*"phone" in src\/office\/contact\.json/],
  ['VITE-PHONE=1', /^\.env:1: VITE-PHONE is no setting/],
  ['vite_email=office', /^\.env:1: vite_email is no setting/],
  ['VITE_SITE_URL=\nVITE_SITE_URL=office', /^\.env:2: VITE_SITE_URL is set a second time, .* Keep one/],
])('%j is refused with line, reason and remedy', (text, reason) => {
  expect(readEnvFile(text).faults).toEqual([expect.stringMatching(reason)]);
});

test('a fault in one line leaves the others to be judged', () => {
  expect(readEnvFile('VITE_SITE_URL="office\nVITE_HSTS=98000')).toMatchObject({ values: { VITE_HSTS: '98000' } });
});
