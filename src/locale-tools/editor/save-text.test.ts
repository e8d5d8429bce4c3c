import { describe, expect, test, vi } from 'vitest';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import * as findings from '../lint/findings.ts';
import { UnknownText } from './drafts.ts';
import type { Draft, DraftedText } from './protocol.ts';
import { saveText } from './save-text.ts';

vi.mock(import('../lint/findings.ts'), { spy: true });

function sendButton(...drafts: Draft[]): DraftedText {
  return { file: 'page', key: 'send', drafts };
}

const gujarati: Draft = { language: 'gu', opened: 'મોકલો', value: 'હમણાં મોકલો' };
const hindi: Draft = { language: 'hi', opened: 'भेजें', value: 'अभी भेजें' };

describe('a good text', () => {
  test('takes the place of the old one, and no other byte changes', () => {
    const locales = writeLocales(smallPage);
    const before = locales.read('gu/page');
    expect(saveText(locales.root, sendButton(gujarati)).outcome).toBe('saved');
    expect(locales.read('gu/page')).toBe(before.replace('"send": "મોકલો"', '"send": "હમણાં મોકલો"'));
  });

  test('may be an item of a list', () => {
    const locales = writeLocales(smallPage);
    const before = locales.read('gu/page');
    saveText(locales.root, { file: 'page', key: 'steps.1', drafts: [{ language: 'gu', opened: 'અમને લખો.', value: 'અમને મેસેજ લખો.' }] });
    expect(locales.read('gu/page')).toBe(before.replace('"અમને લખો."', '"અમને મેસેજ લખો."'));
  });

  test('is saved in several languages at once', () => {
    const locales = writeLocales(smallPage);
    saveText(locales.root, sendButton(gujarati, hindi));
    expect([locales.read('gu/page'), locales.read('hi/page')]).toEqual([expect.stringContaining('હમણાં'), expect.stringContaining('अभी')]);
  });

  test('may hold quotes and backslashes', () => {
    const locales = writeLocales(smallPage);
    const value = 'Send \\ "it"';
    saveText(locales.root, sendButton({ language: 'en', opened: 'Send', value }));
    expect(JSON.parse(locales.read('en/page')).send).toBe(value);
  });

  test('keeps Windows line ends and a byte-order mark as they are', () => {
    const locales = writeLocales(smallPage);
    const windows = `\uFEFF${locales.read('gu/page').replaceAll('\n', '\r\n')}`;
    locales.write('gu/page', windows);
    saveText(locales.root, sendButton(gujarati));
    expect(locales.read('gu/page')).toBe(windows.replace('"send": "મોકલો"', '"send": "હમણાં મોકલો"'));
  });
});

describe('what the check calls an error is refused', () => {
  test.each([
    ['an empty text', ''],
    ['English left over', 'Send'],
    ['Gujarati digits', '૨ મોકલો'],
  ])('%s', (_name, value) => {
    const locales = writeLocales(smallPage);
    expect(saveText(locales.root, sendButton({ ...gujarati, value })).outcome).toBe('refused');
    expect(JSON.parse(locales.read('gu/page'))).toEqual(smallPage['gu/page']);
  });

  test('also where another language would be wrong by it', () => {
    const { root } = writeLocales(smallPage);
    const answer = saveText(root, sendButton({ language: 'en', opened: 'Send', value: 'Send 2' }));
    const finding = expect.objectContaining({ language: 'gu', rule: 'figures-differ' });
    expect(answer).toMatchObject({ outcome: 'refused', findings: expect.arrayContaining([finding]) });
  });

  test('in all languages when one of them is wrong', () => {
    const locales = writeLocales(smallPage);
    saveText(locales.root, sendButton(gujarati, { ...hindi, value: '' }));
    expect(JSON.parse(locales.read('gu/page'))).toEqual(smallPage['gu/page']);
  });

  test('a figure in one language only', () => {
    const locales = writeLocales(smallPage);
    expect(saveText(locales.root, { file: 'page', key: 'price', drafts: [{ language: 'gu', opened: 2999, value: 3499 }] }).outcome).toBe('refused');
  });

  test('anything in a file that cannot be read', () => {
    const locales = writeLocales(smallPage);
    locales.edit('gu/page', '"ક્લેમ",', '"ક્લેમ"');
    const broken = locales.read('gu/page');
    expect(saveText(locales.root, sendButton(gujarati)).outcome).toBe('refused');
    expect(locales.read('gu/page')).toBe(broken);
  });

  test('but not for an error that stood elsewhere before', () => {
    const locales = writeLocales(smallPage);
    locales.edit('gu/page', '"ક્લેમ"', '"  ક્લેમ"');
    expect(saveText(locales.root, sendButton(gujarati)).outcome).toBe('saved');
  });
});

test('a figure is saved in all languages together', () => {
  const locales = writeLocales(smallPage);
  const drafts = ['en', 'gu', 'hi'].map((language) => ({ language, opened: 2999, value: 3499 }));
  expect(saveText(locales.root, { file: 'page', key: 'price', drafts }).outcome).toBe('saved');
  expect(JSON.parse(locales.read('hi/page')).price).toBe(3499);
});

describe('another editor', () => {
  test('that changed the text after it was opened keeps its words, which are told', () => {
    const locales = writeLocales(smallPage);
    locales.edit('gu/page', 'મોકલો', 'મોકલી આપો');
    const theirs = locales.read('gu/page');
    expect(saveText(locales.root, sendButton(gujarati))).toMatchObject({ outcome: 'conflict', values: { gu: 'મોકલી આપો' } });
    expect(locales.read('gu/page')).toBe(theirs);
  });

  test('that changed another text of the file keeps its words', () => {
    const locales = writeLocales(smallPage);
    locales.edit('gu/page', 'ક્લેમ', 'ક્લેમમાં મદદ');
    saveText(locales.root, sendButton(gujarati));
    expect(JSON.parse(locales.read('gu/page'))).toMatchObject({ title: 'ક્લેમમાં મદદ', send: 'હમણાં મોકલો' });
  });

  test('that saves while the check is judging keeps its words', () => {
    const locales = writeLocales(smallPage);
    vi.mocked(findings.findingsIn).mockImplementationOnce(() => {
      locales.edit('gu/page', 'ક્લેમ', 'ક્લેમમાં મદદ');
      return [];
    });
    saveText(locales.root, sendButton(gujarati));
    expect(JSON.parse(locales.read('gu/page'))).toMatchObject({ title: 'ક્લેમમાં મદદ', send: 'હમણાં મોકલો' });
  });
});

describe('nothing but texts of the locale files can be written', () => {
  test.each([
    ['a file in a folder above', { file: '../../package', key: 'name' }],
    ['a file that English does not have', { file: 'package', key: 'name' }],
    ['a key that does not stand there', { file: 'page', key: 'nothing' }],
    ['a group', { file: 'page', key: 'steps' }],
    ['what every object has', { file: 'page', key: '__proto__.polluted' }],
  ])('%s', (_name, place) => {
    const { root } = writeLocales(smallPage);
    expect(() => saveText(root, { ...place, drafts: [gujarati] })).toThrow(UnknownText);
  });

  test.each(['fr', '../../translating/gu', '__proto__'])('the language “%s”', (language) => {
    const { root } = writeLocales(smallPage);
    expect(() => saveText(root, sendButton({ ...gujarati, language }))).toThrow(UnknownText);
  });

  test('a figure in place of a text', () => {
    const { root } = writeLocales(smallPage);
    expect(() => saveText(root, sendButton({ ...gujarati, value: 5 }))).toThrow(UnknownText);
  });
});
