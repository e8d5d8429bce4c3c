import { afterEach, expect, test, vi } from 'vitest';
import common from '../../locales/en/common.json' with { type: 'json' };
import prices from '../../locales/en/prices.json' with { type: 'json' };
import figures from '../facts/figures.json' with { type: 'json' };
import { createI18n } from './create-i18n.ts';
import { officeValues } from './office-values.ts';
import { FormatjsNumberFormat } from './formatjs-number-format.ts';

afterEach(() => vi.unstubAllEnvs());

/** An English instance that has one text of its own among the site's, read under the key `office.name`. */
function instanceSaying(text: string) {
  const loaded = {
    common: { ...common, office: { ...common.office, name: text } },
    prices: { ...prices, health: { ...prices.health, amount: 123456, checked: '2026-11' } },
  };
  return createI18n({ language: 'en', loaded, figures, NumberFormat: FormatjsNumberFormat });
}

test.each([
  ['the values of the office', 'Call {{phone}}.', `Call ${officeValues.phone}.`],
  ['figures of the law', 'Within {{figures.claim.answerDays}} days', `Within ${figures.claim.answerDays} days`],
  ['figures of other files', 'From {{prices.health.amount, rupees}}', 'From ₹1,23,456'],
  ['months', 'Looked up in {{prices.health.checked, month}}', 'Looked up in November 2026'],
])('copy may quote %s', (_, text, said) => {
  expect(instanceSaying(text).t('office.name')).toBe(said);
});

test('while the site is built, a key that is missing stops it and names the file', () => {
  const read = () => Reflect.apply(instanceSaying('').t, undefined, ['office.nothing']);
  expect(read).toThrow(/locales\/en\/common\.json has no "office\.nothing".*Add it there/);
});

test.each(['Call {{fax}}.', 'Within {{figures.claim.nothing}} days'])(
  'while the site is built, "%s", which nothing fills, stops it',
  (text) => {
    expect(() => instanceSaying(text).t('office.name')).toThrow(`locales/en: the placeholder in "${text}" is unknown`);
  },
);

test('in a browser a missing key does no more than show itself', () => {
  for (const place of ['SSR', 'DEV'] as const) vi.stubEnv(place, false);
  expect(Reflect.apply(instanceSaying('').t, undefined, ['office.nothing'])).toBe('office.nothing');
});

test('markup in the values of the office is left for React to show as text', () => {
  expect(instanceSaying('{{name}} & co').t('office.name', { name: '<b>' })).toBe('<b> & co');
});
