/** What every service of the README's table answers, by its documentation, is taken for what it means. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittingServices, reasonAgainstService } from '../../office/form-services.ts';
import services from '../../test/form-services.json' with { type: 'json' };
import { isRefusal } from './collector-errors.ts';
import { failureFrom } from './post-message.ts';

const readme = readFileSync(join(import.meta.dirname, '../../hosting/README.md'), 'utf8');

test.each(services)(
  '$name is taken at its word, also where it says no in an ok answer, and fits as a setting',
  (service) => {
    const refused = JSON.stringify(service.refused);
    expect(isRefusal(JSON.stringify(service.accepted))).toBe(false);
    expect(isRefusal(refused)).toBe(refused !== '{}');
    expect(reasonAgainstService(new URL(`https://${service.host}/f/a`))).toBeUndefined();
  },
);

test('what Formspree says of a field is shown to the visitor, and what others say is a problem', () => {
  const [formspree, ...others] = services.map(({ refused }) => failureFrom(400, null, JSON.stringify(refused)));
  expect(formspree).toEqual({ kind: 'refused', errors: [{ code: 'TYPE_EMAIL', message: 'should be an email' }] });
  for (const other of others) expect(other).toEqual({ kind: 'refused', errors: [] });
});

test.each(services)('the table of the README says that $name fits', ({ name, documentation }) => {
  expect(readme).toMatch(new RegExp(`^\\| \\[${name}\\]\\(${documentation}\\) *\\| *yes`, 'm'));
});

test('services that are named to the owner fit', () => {
  expect(services.map(({ name }) => name)).toEqual(expect.arrayContaining([...fittingServices]));
});
