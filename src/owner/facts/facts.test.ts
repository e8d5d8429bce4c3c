import { describe, expect, test } from 'vitest';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProjectForTest } from '../../test/project-copy.ts';
import { factFaults, factFiles, faultsInFile } from './check-facts.ts';

const root = join(import.meta.dirname, '../../..');
const circumstances = { languages: ['en', 'gu', 'hi'], today: new Date('2026-12-01T12:00:00+05:30') };
const judged = (name: string, text: string) => faultsInFile(name, text, circumstances);

const hours = (change: Record<string, unknown>, holidays: readonly string[] = []) => {
  const all = { days: [1, 2], opens: '09:00', closes: '20:00', ...change };
  return `export const hours = {\n${Object.entries(all).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`).join('\n')}\n};\n` +
    `export const holidays: readonly string[] = [\n${holidays.map((day) => `  '${day}',`).join('\n')}\n];\n`;
};

test('the facts of this office have no fault', () => {
  expect(factFaults(root)).toEqual([]);
});

test('every file of facts is judged by itself as it stands', () => {
  const faults = Object.keys(factFiles).flatMap((name) => judged(name, readFileSync(join(root, 'src/office', name), 'utf8')));
  expect(faults.filter((fault) => !fault.includes('has not come yet'))).toEqual([]);
});

test('a refusal says file, line, what is wrong, what would come of it, and the remedy', () => {
  expect(judged('hours.ts', hours({}, ['2026-12-25', '2027-1-14']))).toEqual([
    "src/office/hours.ts:8: the holiday '2027-1-14' is no day of the calendar. On that day the page would say open. Write it as '2027-01-14'.",
  ]);
});

describe('hours', () => {
  test.each([
    ['two times', {}, []],
    ['every day', { days: [0, 1, 2, 3, 4, 5, 6] }, ['2026-12-25']],
  ])('%s can stand', (_, change, holidays) => {
    expect(judged('hours.ts', hours(change, holidays))).toEqual([]);
  });

  test.each([
    ['no day', { days: [] }, [], /:2: days names no day/],
    ['the day 7', { days: [1, 7] }, [], /:2: the day '7' is none/],
    ['a day in words', { days: ['Monday'] }, [], /:2: the day 'Monday' is none/],
    ['a day twice', { days: [1, 1] }, [], /:2: the day 1 stands there twice/],
    ['a time of one digit', { opens: '9:30' }, [], /:3: opens is '9:30', .*Write it as '09:30'/],
    ['a time in the English way', { closes: '8:30 PM' }, [], /:4: closes is '8:30 PM', .*Write it as '20:30'/],
    ['a time that is none', { closes: '25:00' }, [], /:4: closes is '25:00'/],
    ['closing before opening', { closes: '08:00' }, [], /:4: closes is '08:00', which is not after '09:00'/],
    ['a holiday the other way round', {}, ['14-01-2027'], /:7: .*Write it as '2027-01-14'/],
    ['a holiday that no calendar has', {}, ['2027-02-29'], /:7: .*is no day of the calendar/],
    ['a holiday twice', {}, ['2027-01-14', '2027-01-14'], /:8: the holiday '2027-01-14' stands there twice/],
  ])('%s is refused', (_, change, holidays, reason) => {
    expect(judged('hours.ts', hours(change, holidays))).toEqual([expect.stringMatching(reason)]);
  });
});

const said = "{ en: 'We charge ₹1,500.', gu: 'અમે ₹1500 લઈએ છીએ.', hi: 'हम ₹1500 लेते हैं।' }";
const insurer = "{ id: 'lic', name: 'LIC', family: 'LIC', lines: ['life'] }";
const premises = (street: string, directions = '[]') => {
  const empty = "{ en: '', gu: '', hi: '' }";
  return `export const premises = {\n  floor: ${empty},\n  street: ${street},\n  landmark: ${empty},\n  directions: ${directions},\n};\n`;
};
const licence = (parts: string) => `export const licence: Licence = {\n${parts}\n};\n`;

test.each([
  ['passport-charge.ts', 'export const passportCharge = "";'],
  ['passport-charge.ts', "export const passportCharge: '' | 'none' = 'none';"],
  ['passport-charge.ts', `export const passportCharge = ${said};`],
  [
    'social.ts',
    "export const social = { Facebook: 'https://www.facebook.com/office', YouTube: 'https://youtube.com/@office', LinkedIn: 'none', Instagram: '' };",
  ],
  ['licence.ts', licence("legalName: 'Asha', capacity: 'agent', number: 'A 1', validUntil: '', insurers: ''")],
  ['licence.ts', licence("legalName: '', capacity: '', number: '', validUntil: '', insurers: ''")],
  ['premises.ts', premises(said)],
  ['premises.ts', premises("{ en: 'A-12', gu: 'A-12', hi: 'A-12' }")],
  ['premises.ts', premises("{ en: 'Opposite SBI', gu: 'SBIની સામે', hi: 'SBI के सामने' }")],
  ['people.ts', `export const people = [{ name: ${said}, role: ${said} }];`],
  ['confirmations.ts', "export const confirmations: Confirmations = { clients: '2026-12-01' };"],
  ['confirmations.ts', "export const confirmations: Confirmations = { bestPriceGuarantee: 'none' };"],
  ['insurers.ts', `export const insurers: readonly Insurer[] = [${insurer}];`],
])('what is well written in %s can stand', (name, text) => {
  expect(judged(name, text)).toEqual([]);
});

test.each([
  ['passport-charge.ts', 'export const passportCharge =\n  "500";', /:2: the charge is not said language by language/],
  ['passport-charge.ts', "export const passportCharge = { en: 'We charge ₹500.', gu: 'અમે ₹500.' };", /:1: the charge is not said in hi but in en, gu/],
  [
    'passport-charge.ts',
    said.replace('{', 'export const passportCharge = {\n').replace('₹1500 લ', '₹1000 લ'),
    /:2: the charge has other figures in 'gu' than in 'en'/,
  ],
  [
    'social.ts',
    "export const social = {\n  Facebook: 'https://youtube.com/@office',\n};",
    /:2: the Facebook address .* leads to youtube\.com, which is not Facebook/,
  ],
  ['social.ts', "export const social = { Instagram: 'https://www.instagram.com/' };", /:1: the Instagram address .* own front page/],
  ['social.ts', "export const social = { LinkedIn: 'www.linkedin.com/company/x' };", /:1: the LinkedIn address .* does not begin with https/],
  ['social.ts', "export const social = { Facebook: 'https://notfacebook.com/office' };", /which is not Facebook/],
  ['social.ts', "export const social = { Myspace: '' };", /'Myspace' is no network/],
  ['licence.ts', licence("legalName: 'Asha',\ncapacity: 'agent',\nnumber: ''"), /:4: the licence has no number/],
  ['licence.ts', licence("legalName: 'Asha', capacity: 'adviser', number: '1'"), /:2: the capacity 'adviser' is unknown.*agent, posp/],
  ['licence.ts', licence("legalName: 'Asha', capacity: 'agent', number: '1', validUntil: '31-03-2029'"), /validUntil is '31-03-2029', which is no day/],
  ['premises.ts', premises("{ en: '12 Yagnik Road', gu: '', hi: '' }"), /:3: street is not said in gu, hi but in en, .*or in none/],
  ['premises.ts', premises(said, `[\n${said},\n{ en: 'Turn left.', gu: '', hi: '' }]`), /:7: step 2 of the directions is not said in gu, hi/],
  ['premises.ts', premises("{ en: 'Yagnik', gu: 'Yagnik', hi: 'याज्ञिक' }"), /:3: street in 'gu' stands in Latin letters.*Write it in Gujarati letters/],
  ['premises.ts', premises("{ en: 'Yagnik Road', gu: 'યાજ્ઞિક રોડ', hi: 'યાજ્ઞિક રોડ' }"), /:3: street in 'hi' stands in Gujarati letters/],
  ['premises.ts', premises("{ en: 'યાજ્ઞિક રોડ', gu: 'યાજ્ઞિક રોડ', hi: 'याज्ञिक रोड' }"), /:3: street in 'en' stands in Gujarati letters/],
  ['people.ts', `export const people = [\n{ name: ${said} }];`, /:2: the role of person 1 is not said language by language/],
  ['people.ts', `export const people = [{ name: ${said}, role: ${said.replace(' }', ", mr: 'x' }")} }];`, /'mr', which is no language of the site/],
  ['confirmations.ts', "export const confirmations = {\n  clients: 'yes',\n};", /:2: 'yes' under clients is no day/],
  ['confirmations.ts', "export const confirmations = { clients: 'none' };", /:1: 'none' under clients is no day/],
  ['confirmations.ts', "export const confirmations = { clients: '2026-12-02' };", /:1: '2026-12-02' under clients is a day that has not come yet/],
  ['confirmations.ts', "export const confirmations = { client: '2026-12-01' };", /nothing is called 'client'/],
  ['insurers.ts', `export const insurers = [\n${insurer.replace("['life']", "['car']")}];`, /:2: LIC sells 'car', which is no line of insurance here/],
  ['insurers.ts', `export const insurers = [${insurer.replace("family: 'LIC'", "family: 'Life'")},\n${insurer}];`, /:2: the id 'lic' stands there twice/],
  ['insurers.ts', `export const insurers = [${insurer.replace("['life']", "['life', 'health']")}];`, /the law of India forbids/],
  ['insurers.ts', `export const insurers = [${insurer.replace("['life']", '[]')}];`, /LIC sells nothing/],
  [
    'insurers.ts',
    `export const insurers = [\n${insurer.replace("['life']", "['health']")},\n${insurer.replace("id: 'lic'", "id: 'lic-life'")}];`,
    /:2: the family 'LIC' has the tile of one of its companies/,
  ],
  ['licence.ts', licence("legalName: 'Asha',\nnumber: 'office@example.com'"), /:3: 'office@example\.com' is still the example/],
  ['social.ts', "export const social = {\n  Facebook: 'https://facebook.com/abcdefgh',\n};", /:2: .* is still the example/],
  ['licence.ts', licence('number: process.env.NUMBER'), /:2: this is neither a text.*Put it in straight quotation marks, like '2026-12-25'/],
  ['hours.ts', "export const hours = {\n  days: [1 2],\n};", /:2: this line, or the end of the one before, cannot be read .*between straight marks/],
  ['hours.ts', "export const hours = {\n  days: [1],\n  Opens: '09:00',\n};\nexport const holidays = [];", /:3: nothing is called 'Opens' here.*Write opens,/],
  ['premises.ts', premises(said).replace('floor:', 'storey:'), /:2: nothing is called 'storey' here.*The names are floor, street/],
  ['licence.ts', licence("legalname: ''"), /:2: nothing is called 'legalname' here.*Write legalName,/],
  ['people.ts', `export const people = [\n{ name: ${said},\nroll: ${said} }];`, /:3: nothing is called 'roll' here.*Write role,/],
  ['hours.ts', 'export const hours = {};', /:1: holidays must be exported here/],
])('%s is refused (%#)', (name, text, reason) => {
  expect(judged(name, text)).toEqual([expect.stringMatching(reason)]);
});

test('a file of facts that was deleted is named with the way to take it back', () => {
  const folder = copyProjectForTest();
  rmSync(join(folder, 'src/office/social.ts'));
  expect(factFaults(folder)).toEqual([expect.stringMatching(/^src\/office\/social\.ts:1: the file is missing.*git checkout src\/office\/social\.ts/)]);
});
