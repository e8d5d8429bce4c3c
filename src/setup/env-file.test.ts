import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

const valueOf = (written: string) => readEnvFile(`VITE_GRIEVANCE_CONTACT=${written}\n`).values.VITE_GRIEVANCE_CONTACT;

test.each([
  ['Shri R. Patel, Shop #12, Rajkot', 'Shri R. Patel, Shop #12, Rajkot'],
  ['#12, Yagnik Road', '#12, Yagnik Road'],
  ['Asha, ₹500 $HOME \\n ${PATH}', 'Asha, ₹500 $HOME \\n ${PATH}'],
  ['a=b', 'a=b'],
  ['  spaced  ', 'spaced'],
  ['"Shop #12"', 'Shop #12'],
  ["'Asha \"Ben\" Patel'", 'Asha "Ben" Patel'],
  ["Patel's office", "Patel's office"],
  ['આશા "બેન"', 'આશા "બેન"'],
  ['', ''],
  ['""', ''],
])('a value written as %s arrives as %s', (written, value) => {
  expect(valueOf(written)).toBe(value);
});

test('whatever a line may hold arrives whole', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom('#', ' #', '"', "'", '`', '\\', '$', '='), fc.string({ unit: 'grapheme', maxLength: 1 })) });
  const plain = text.filter((value) => !/[\r\n]/.test(value) && value === value.trim() && !/^["'`]/.test(value));
  fc.assert(fc.property(plain, (value) => void expect(valueOf(value)).toBe(value)));
});

test.each(['\n', '\r\n', '\r'])('lines end as any editor ends them (%j)', (end) => {
  const text = ['\uFEFF# a comment', '', '  # another', ' export VITE_EMAIL = office@example.com ', 'VITE_OFFLINE=off', 'PORT=1'].join(end);
  const values = { VITE_EMAIL: 'office@example.com', VITE_OFFLINE: 'off', PORT: '1' };
  expect(readEnvFile(text)).toEqual({ values, lines: { VITE_EMAIL: 4, VITE_OFFLINE: 5, PORT: 6 }, faults: [] });
});

describe('refused, with the line and the reason, is', () => {
  test.each([
    ['an open quotation', 'VITE_EMAIL="office', /^\.env:1: the value of VITE_EMAIL begins with " but does not end/],
    ['a lone mark', 'VITE_EMAIL="', /^\.env:1: the value of VITE_EMAIL begins with "/],
    ['what follows a quotation', 'VITE_EMAIL="office" # mail', /^\.env:1: the value of VITE_EMAIL begins with "/],
    ['a mark of the same kind within', 'VITE_EMAIL="a" and "b"', /^\.env:1: the value of VITE_EMAIL begins with "/],
    ['a second line of a value', 'VITE_EMAIL=office\n@example.com', /^\.env:2: "@example.com" is neither a setting nor a comment/],
    ['a colon', 'VITE_EMAIL: office', /^\.env:1: "VITE_EMAIL: office" is neither/],
    ['a name that is no setting', 'VITE_MAIL=office', /^\.env:1: VITE_MAIL is no setting/],
    ['a slip in a name', 'VITE_PHON=1', /^\.env:1: VITE_PHON is no setting, .*nearest setting is VITE_PHONE; .*src\/office/],
    ['a name without its beginning', 'PHONE=1', /^\.env:1: PHONE is no setting, so nothing on the site would follow it\. The nearest setting is VITE_PHONE;/],
    ['a longer one', 'FORM_ENDPOINT=1', /^\.env:1: FORM_ENDPOINT is no setting, .*nearest setting is VITE_FORM_ENDPOINT;/],
    ['a name with a hyphen', 'VITE-PHONE=1', /^\.env:1: VITE-PHONE is no setting, .*nearest setting is VITE_PHONE;/],
    ['a name in small letters', 'vite_email=office', /^\.env:1: vite_email is no setting, .*nearest setting is VITE_EMAIL;/],
    ['a fact that stands elsewhere', 'VITE_LICENCE_NUMBER=1', /^\.env:1: VITE_LICENCE_NUMBER is no setting, .*src\/office/],
    ['a setting given twice', 'VITE_EMAIL=\nVITE_EMAIL=office', /^\.env:2: VITE_EMAIL is set a second time/],
  ])('%s', (_, text, reason) => {
    expect(readEnvFile(text).faults).toEqual([expect.stringMatching(reason)]);
  });
});
