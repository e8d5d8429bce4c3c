import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { whereText } from './key-locations.ts';

const english = { contact: { form: { send: 'Send Message', sending: 'Sending...' } }, common: { skip: 'Skip' } };
const usage = { home: ['common:skip'], contact: ['common:skip', 'contact:form.send'] };

test('a text leads to its pages, with their addresses', () => {
  const addresses = languageCodes.map((language) => addressOf('contact', language)).join('  ');
  expect(whereText('contact.form.send', english, usage)).toBe(`contact:form.send  Send Message\n  contact  ${addresses}`);
});

test('a group leads to the pages of each of its texts', () => {
  const pages = [expect.stringContaining('home  /'), expect.stringContaining('contact  /contact')];
  expect(whereText('common', english, usage).split('\n')).toEqual(['common:skip  Skip', ...pages]);
});

test.each(['contact', '/contact', '/gu/contact'])('the page %s leads to its texts', (page) => {
  expect(whereText(page, english, usage)).toBe('The page /contact reads:\n  contact:form.send  Send Message\n  common:skip  Skip');
});

test('a text that is only said later leads to the pages that load its file', () => {
  expect(whereText('contact.form.sending', english, usage)).toMatch(/it may be said later.*: contact$/m);
});

test.each(['contact.form.nothing', '/nowhere', 'nothing'])('%s is answered with what may be asked', (asked) => {
  expect(() => whereText(asked, english, usage)).toThrow(/neither a page nor a text.*--where/);
});

test('before the first build the remedy is told', () => {
  expect(() => whereText('contact', english, undefined)).toThrow(/npm run build/);
});
