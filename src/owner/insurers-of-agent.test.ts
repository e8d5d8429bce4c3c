import { expect, test } from 'vitest';
import type { Capacity } from '../office/capacities.ts';
import type { Insurer } from '../office/insurers.ts';
import { insurersOfAgent } from './insurers-of-agent.ts';

const licence = { legalName: 'Asha', number: 'A 1', validUntil: '', insurers: '' };

const company = (name: string, ...lines: Insurer['lines']): Insurer => ({
  id: name,
  name,
  family: name,
  lines,
  contact: 'https://a.in',
  licence: { number: '', validUntil: '' },
});

const one = [company('Life', 'life'), company('General', 'health', 'vehicle', 'travel'), company('Star', 'health')];

const found = (capacity: Capacity, ...more: Insurer[]) =>
  insurersOfAgent({ ...licence, capacity }, [...one, ...more]).map(({ values }) => values.about);

test.each([
  ['life', company('Other', 'life'), 'Life, Other'],
  ['general', company('Other', 'vehicle'), 'General, Other'],
  ['health', company('Other', 'health'), 'Star, Other'],
])('an agent may not show a second %s insurer', (_, second, named) => {
  expect(found('agent', second)).toEqual([named]);
});

test('an agent may show one of each kind, and a broker any number', () => {
  expect([found('agent'), found('broker', company('Other', 'life'))]).toEqual([[], []]);
});
