import { expect, test } from 'vitest';
import { factSchemas } from './fact-schema.ts';
import { faultsOf } from './values.ts';

const scripts = { en: 'Latin', gu: 'Gujarati', hi: 'Devanagari' };
const schemas = factSchemas(scripts, new Date('2026-12-01T01:00:00+05:30'));

/** What is found in the file that exports these. */
function judged(facts: object): string[] {
  const names = Object.keys(facts);
  const name = names.includes('hours') ? 'hours' : names[0] === 'passportCharge' ? 'passport-charge' : names[0];
  const schema = schemas[`src/office/${name}.ts`];
  if (!schema) throw new Error(`No schema for ${name}.`);
  return faultsOf(schema, facts);
}

const social = { Facebook: '', Instagram: '', YouTube: '', LinkedIn: 'none' };
const said = { en: 'We charge ₹1,500.', gu: 'અમે ₹1500 લઈએ છીએ.', hi: 'हम ₹1500 लेते हैं।' };
const empty = { en: '', gu: '', hi: '' };
const lic = { id: 'lic', name: 'LIC', family: 'LIC', lines: ['life'], contact: 'https://licindia.in' };
const held = { legalName: 'Asha', capacity: 'agent', number: 'A 1', validUntil: '', insurers: '' };
const open = (change: object, ...closed: unknown[]) => ({
  hours: { days: [1, 2], opens: '09:00', closes: '20:00', ...change },
  holidays: closed,
});
const at = (street: unknown, directions: unknown = []) => ({
  premises: { floor: empty, street, landmark: empty, directions },
});

test.each(
  Object.entries({
    'every day': open({ days: [0, 1, 2, 3, 4, 5, 6] }, '2026-12-25'),
    'no charge': { passportCharge: 'none' },
    'a charge': { passportCharge: said },
    pages: { social: { ...social, Facebook: 'https://fb.com/office', YouTube: 'https://m.youtube.com/@office' } },
    'a licence': { licence: held },
    'a licence that has ended': { licence: { ...held, validUntil: '2020-01-01' } },
    'a street': at(said, [said]),
    'a short name in Latin letters': at({ en: 'A-12', gu: 'A-12', hi: 'A-12' }),
    'a name in Latin letters among others': at({ en: 'By SBI', gu: 'SBIની પાસે', hi: 'SBI के पास' }),
    'a confirmation': { confirmations: { clients: '2026-12-01' } },
    'claims that are not made': {
      confirmations: { bestPriceGuarantee: 'none', experience: 'none', clients: 'none', claimSupport: 'none' },
    },
  }),
)('%s can stand', (_, facts) => {
  expect(judged(facts)).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['no day', open({ days: [] }), /^hours\.days is empty, .* never open\. Write numbers/],
  ['the day 7', open({ days: [1, 7] }), /^hours\.days\[1\] is '7', .*Write one of these: 0, 1/],
  ['a day in words', open({ days: ['Monday'] }), /^hours\.days\[0\] is 'Monday', .*Write one/],
  ['a day twice', open({ days: [1, 1] }), /^hours\.days has '1' twice, .*Write the other/],
  ['a time of one digit', open({ opens: '9:30' }), /^hours\.opens is '9:30', .*Write two digits .*'09:30'/],
  ['a time in the English way', open({ closes: '8 PM' }), /^hours\.closes is '8 PM', .*Write two digits/],
  ['a time that is none', open({ closes: '25:00' }), /^hours\.closes is '25:00'/],
  ['closing before opening', open({ closes: '08:00' }), /^hours\.closes is not after opens.* Write .*'20:00'/],
  ['a misspelt name', open({ Opens: '09:00' }), /^hours has 'Opens', .* names are days, opens, closes/],
  ['a day the other way round', open({}, '14-01-2027'), /^holidays\[0\] .*say open\. Write .*'2027-01-14'/],
  ['a day that no calendar has', open({}, '2027-02-29'), /^holidays\[0\] is '2027-02-29', no day of the calendar/],
  ['a holiday twice', open({}, '2027-01-14', '2027-01-14'), /^holidays has '2027-01-14' twice/],
  ['a holiday without marks', open({}, 1987), /^holidays\[0\] is missing or not written as 'a text'.*Write it so/],
  ['holidays that are gone', { hours: open({}).hours }, /^holidays is missing/],
  ['a charge in one language', { passportCharge: '500' }, /^passportCharge .*as \{ en: '…', gu: '…', hi: '…' \}/],
  ['a missing language', { passportCharge: { ...said, hi: undefined } }, /^passportCharge\.hi is missing/],
  ['an empty language', { passportCharge: { ...said, hi: '' } }, /^passportCharge\.hi is empty.*every language/],
  ['mark-up', { passportCharge: { ...said, en: '<b>₹1500</b>' } }, /^passportCharge\.en .*read <b> as.*Write/],
  [
    'another sum',
    { passportCharge: { ...said, gu: '₹1000' } },
    /^passportCharge\.gu has other figures.*Write the same/,
  ],
  ['another network', { social: { ...social, Facebook: 'https://youtube.com/@a' } }, /^social\.Facebook .*Copy/],
  ['a host that ends alike', { social: { ...social, Facebook: 'https://afacebook.com/a' } }, /^social\.Facebook/],
  ['a front page', { social: { ...social, Instagram: 'https://instagram.com/' } }, /^social\.Instagram .*'none'/],
  ['no https', { social: { ...social, LinkedIn: 'www.linkedin.com/a' } }, /^social\.LinkedIn .*'https:/],
  ['an unknown network', { social: { ...social, Myspace: '' } }, /^social has 'Myspace', .*names are Facebook/],
  ['a licence without number', { licence: { ...held, number: '' } }, /^licence lacks .*number.* Fill in/],
  [
    'an unknown capacity',
    { licence: { ...held, capacity: 'adviser' } },
    /^licence\.capacity is 'adviser'.*agent, posp/,
  ],
  ['no day of an end', { licence: { ...held, validUntil: '31-03-29' } }, /^licence\.validUntil .*Write .*'2029-03-31'/],
  ['a name of another case', { licence: { ...held, legalname: '' } }, /^licence has 'legalname', .*legalName/],
  ['an example', { licence: { ...held, number: 'office@example.com' } }, /^licence\.number .*the example office@/],
  ['what is not written out', { licence: { ...held, number: undefined } }, /^licence\.number is missing or not/],
  ['a street in two languages', at({ ...said, gu: '' }), /^premises\.street\.gu is empty.*or in none/],
  ['English left in', at({ ...said, gu: 'Yagnik 1500' }), /^premises\.street\.gu .*Latin letters.*Gujarati letters/],
  ['Gujarati in Hindi', at({ ...said, hi: said.gu }), /^premises\.street\.hi .*Gujarati letters.*Devanagari/],
  ['Gujarati in English', at({ ...said, en: said.gu }), /^premises\.street\.en .*Gujarati letters.*Latin/],
  ['half a step', at(said, [said, { ...said, gu: '' }]), /^premises\.directions\[1\]\.gu is empty/],
  ['a storey', { premises: { ...at(said).premises, storey: empty } }, /^premises has 'storey', .*floor, street/],
  ['a person without role', { people: [{ name: said }] }, /^people\[0\]\.role is missing/],
  ['a language more', { people: [{ name: said, role: { ...said, mr: 'x' } }] }, /^people\[0\]\.role has 'mr'/],
  ['a word for a day', { confirmations: { clients: 'yes' } }, /^confirmations\.clients is 'yes', .*or 'none'/],
  ['a day to come', { confirmations: { clients: '2026-12-02' } }, /^confirmations\.clients .*not come yet.*Write/],
  ['no insurers', { confirmations: { insurers: 'none' } }, /^confirmations\.insurers is 'none'.*confirmed it\.$/],
  ['an unknown statement', { confirmations: { client: '' } }, /^confirmations has 'client', .*clients/],
  ['a line that is none', { insurers: [{ ...lic, lines: ['car'] }] }, /^insurers\[0\]\.lines\[0\] is 'car'.*health/],
  ['no line', { insurers: [{ ...lic, lines: [] }] }, /^insurers\[0\]\.lines is empty.*Write/],
  ['life and another', { insurers: [{ ...lic, lines: ['life', 'health'] }] }, /^insurers\[0\]\.lines .*law.*Give/],
  ['an id twice', { insurers: [lic, { ...lic, family: 'Life' }] }, /^insurers has 'lic' twice/],
  ['an id with capitals', { insurers: [{ ...lic, id: 'LIC' }] }, /^insurers\[0\]\.id is 'LIC'.*small letters/],
  ['no family', { insurers: [{ ...lic, family: undefined }] }, /^insurers\[0\]\.family is missing/],
  ['an empty name', { insurers: [{ ...lic, name: ' ' }] }, /^insurers\[0\]\.name .*tile.*Write/],
  ['plain http', { insurers: [lic, { ...lic, contact: 'http://lic.in' }] }, /^insurers\[1\]\.contact .*https.*Copy/],
  ['a phone as address', { insurers: [{ ...lic, contact: '+91 22 6827' }] }, /^insurers\[0\]\.contact/],
  [
    'a family by a company',
    { insurers: [lic, { ...lic, id: 'lic-two' }] },
    /^insurers has the family 'LIC'.*otherwise/,
  ],
])('%s is refused with its path and a remedy', (_, facts, sentence) => {
  expect(judged(facts)).toEqual([expect.stringMatching(sentence)]);
});
