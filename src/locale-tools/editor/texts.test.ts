import { expect, test, vi } from 'vitest';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import * as findings from '../lint/findings.ts';
import { openText, saveText } from './texts.ts';

vi.mock(import('../lint/findings.ts'), { spy: true });

const gujarati = { language: 'gu', opened: 'મોકલો', value: 'હમણાં મોકલો' };
const hindi = { language: 'hi', opened: 'भेजें', value: 'अभी भेजें' };
const send = (...changes: (typeof hindi)[]) => ({ file: 'page', key: 'send', changes });

test('a text is opened in every language that has it, with the glossary’s words and what the check says', () => {
  const { root } = writeLocales({ 'en/page': { line: 'Health insurance' }, 'gu/page': { line: 'વીમો  લો' } });
  expect(openText(root, { file: 'page', key: 'line' })).toMatchObject({
    values: { en: 'Health insurance', gu: 'વીમો  લો' },
    glossary: [{ english: ['Health Insurance'] }],
    findings: expect.arrayContaining([expect.objectContaining({ rule: 'double-space' })]),
  });
});

test('saved texts take the place of the old ones, their spaces mended, and no other byte changes', () => {
  const locales = writeLocales(smallPage);
  const windows = `\uFEFF${locales.read('gu/page').replaceAll('\n', '\r\n')}`;
  locales.write('gu/page', windows);
  const answer = saveText(locales.root, send({ ...gujarati, value: ' હમણાં  મોકલો ' }, hindi));
  expect(answer).toMatchObject({ outcome: 'saved', values: { gu: gujarati.value, hi: hindi.value } });
  expect(locales.read('gu/page')).toBe(windows.replace(gujarati.opened, gujarati.value));
  expect(JSON.parse(locales.read('hi/page')).send).toBe(hindi.value);
});

test.each([
  ['an empty text', { ...gujarati, value: '' }],
  ['mark-up', { ...gujarati, value: '<b>મોકલો</b>' }],
  ['a control character', { ...gujarati, value: 'મોકલો\u0007' }],
  ['what makes another language wrong', { language: 'en', opened: 'Send', value: 'Send 2' }],
])('%s is refused, and a good text beside it', (_, change) => {
  const locales = writeLocales(smallPage);
  expect(saveText(locales.root, send(change, hindi)).outcome).toBe('refused');
  expect(JSON.parse(locales.read('hi/page'))).toEqual(smallPage['hi/page']);
});

test('an error that stood elsewhere before is no hindrance', () => {
  const locales = writeLocales(smallPage);
  locales.edit('gu/page', '"ક્લેમ"', '"  ક્લેમ"');
  expect(saveText(locales.root, send(gujarati)).outcome).toBe('saved');
});

test('who saves another text while the check is judging keeps their words', () => {
  const locales = writeLocales(smallPage);
  vi.mocked(findings.findingsIn)
    .mockImplementationOnce(() => {
      locales.edit('gu/page', 'ક્લેમ', 'ક્લેમમાં મદદ');
      return [];
    })
    .mockReturnValueOnce([]);
  saveText(locales.root, send(gujarati));
  expect(JSON.parse(locales.read('gu/page'))).toMatchObject({ title: 'ક્લેમમાં મદદ', send: gujarati.value });
});
