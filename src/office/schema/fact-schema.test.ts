import { expect, test } from 'vitest';
import type { MessageId } from '../../messages/format-message.ts';
import messages from '../../messages/messages.json' with { type: 'json' };
import { readOffice } from '../../setup/read-office.ts';
import { casesBeside } from '../../test/cases.ts';
import { changedAt } from '../../test/changed-at.ts';
import { facts as filled } from '../../test/filled-office.ts';
import { testedProject } from '../../test/tested-project.ts';
import { factSchemas, type FactName } from './fact-schema.ts';
import { faultsOf, sentenceOf } from './kinds.ts';

const scripts = { en: 'Latin', gu: 'Gujarati', hi: 'Devanagari' };
const schemas = factSchemas(scripts, new Date('2026-12-01T01:00:00+05:30'));
const facts = { ...readOffice(testedProject), ...filled };

/** Where in the facts, what stands there instead (as JSON; nothing where it is taken away), and the path and message of the fault; none where it can stand. */
const cases = casesBeside(import.meta.filename, 'at', 'is', 'path', 'told');

const judged = (file: FactName, written: unknown) =>
  faultsOf(schemas[file], written).map((fault) => sentenceOf(fault).en);

/** A sentence of the table, whatever its values are. */
function sentence(path: string, id: string) {
  const parts = messages[id as MessageId].en.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return expect.stringMatching(new RegExp(`^${RegExp.escape(`${path} `.trimStart())}${parts.join('.*')}$`));
}

test.each(Object.keys(schemas) as FactName[])('%s has facts that can stand', (file) => {
  expect(judged(file, facts[file])).toEqual([]);
});

test.each(cases)('$at as $is is told $told at $path', ({ at, is, path, told }) => {
  const { 0: file } = at.split('.');
  const changed = changedAt(facts, at, is === '' ? undefined : JSON.parse(is));
  const written = changed[file as FactName];
  expect(judged(file as FactName, written)).toEqual(told ? [sentence(path, told)] : []);
});

test('facts are read in Latin digits and codes, hours by day, and a charge that its list alone says', () => {
  const { phone } = schemas.contact.parse({ phone: '+૯૧ ૯૮૨૫૦ ૧૨૩૪૬' });
  const { hours } = schemas.hours.parse({ hours: [{ days: ['monday', 'friday'], hours: ['૦૯:૦૦-૨૦:૦૦'] }] });
  const person = { ...filled.people.people[0], languages: ['ગુજરાતી'] };
  const [{ languages } = {}] = schemas.people.parse({ people: [person] }).people;
  const { passportCharge } = schemas['passport-charge'].parse({ kinds: filled['passport-charge'].kinds });
  expect([phone, hours.monday, hours.friday, hours.sunday]).toEqual([
    '+91 98250 12346',
    ['09:00-20:00'],
    ['09:00-20:00'],
    [],
  ]);
  expect([languages, passportCharge]).toEqual([['gu'], 'listed']);
});
