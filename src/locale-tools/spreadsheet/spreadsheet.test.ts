import { describe, expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { madeFrom } from '../translation-memory.ts';
import { exportSheet, importSheet } from './spreadsheet.ts';

const english = { title: 'Claims', price: 799, per: 'year', items: ['Call {{phone}}, "please".', 'Policy'] };
const gujarati = { title: 'ક્લેમ', price: 799, per: 'year', items: ['{{phone}} પર ફોન કરો.', 'પોલિસી'] };
const memory = { page: { 'items.1': madeFrom('The policy', 'પોલિસી') } };
const locales = localesFrom({ en: english, gu: gujarati }, 'page', { gu: memory });
const sheet = exportSheet(locales, 'gu');
const imported = (text: string) => importSheet(locales, 'gu', text);

describe('an exported sheet', () => {
  test('opens in Excel as UTF-8, byte-order mark and CR LF, a row for each text', () => {
    expect(sheet).toMatch(
      /^\uFEFFkey,english,translation,note\r\npage:title,.*\r\npage:items\.0,.*\r\npage:items\.1,.*$/,
    );
  });

  test('notes placeholders, glossary terms and that the English has changed', () => {
    expect(sheet).toContain('Keep {{phone}}');
    expect(sheet).toContain('The English has changed. policy = પોલિસી');
  });

  test('guards a text that a spreadsheet would take for a formula', () => {
    const formula = exportSheet(localesFrom({ en: { line: '=1+1' }, gu: { line: '' } }), 'gu');
    expect(formula).toMatch(/page:line,"?'=1\+1/);
  });
});

describe('an imported sheet', () => {
  test('changes nothing when nothing was changed', () => {
    expect(imported(sheet)).toEqual({ problems: [], emptied: [], changed: [], files: new Map(), memory });
  });

  const revised = sheet.replace('{{phone}} પર ફોન કરો.', '{{phone}} પર હમણાં ફોન કરો.');

  test('changes the text of its row and keeps everything else', () => {
    const { problems, changed, files } = imported(revised);
    expect([problems, changed]).toEqual([[], ['row 3: page:items.0']]);
    expect(files.get('locales/gu/page.json')).toBe(
      `${JSON.stringify({ ...gujarati, items: ['{{phone}} પર હમણાં ફોન કરો.', 'પોલિસી'] }, null, 2)}\n`,
    );
  });

  test('remembers the English of the sheet, which may be older than today’s', () => {
    expect(imported(revised).memory.page?.['items.0']).toBe(
      madeFrom('Call {{phone}}, "please".', '{{phone}} પર હમણાં ફોન કરો.'),
    );
  });

  test('is read with the semicolons that some spreadsheets write', () => {
    expect(imported('key;english;translation\r\npage:title;Claims;ક્લેમમાં મદદ').changed).toEqual(['row 2: page:title']);
  });

  test.each([
    [
      'a fault that the check finds',
      revised.replace('{{phone}} પર', 'અમને'),
      /^row 3: “\{\{phone\}\}” of the English text is missing/,
    ],
    ['a key that does not exist', sheet.replace('page:title', 'page:tittle'), /^row 2: there is no text “page:tittle”/],
    ['a row that stands twice', `${sheet}\r\npage:title,Claims,ક્લેમ,`, /^row 5: “page:title” stands twice/],
    ['a lost heading', sheet.replace('translation', 'gujarati'), /^the sheet: .* save it as “CSV UTF-8”/],
    ['another encoding', revised.replace('હમણાં', '\uFFFD'), /^the sheet: /],
    ['a quotation mark that nothing closes', sheet.replace('ક્લેમ,', 'ક્લેમ,"see '), /^row 2: a quotation mark/],
    [
      'rows that another quotation mark has swallowed',
      'key,english,translation,note\npage:title,Claims,ક્લેમ,"see\npage:items.1,Policy,વીમો,8"\n',
      /^row 2: a quotation mark/,
    ],
    ['a text in two cells', 'key,english,translation\npage:title,Claims,ક્લેમ, મદદ\n', /^row 2: it has more cells/],
  ])('tells %s', (_, text, expected) => {
    expect(imported(text).problems).toContainEqual(expect.stringMatching(expected));
  });

  test('leaves a translation alone whose cell was emptied, and names its row', () => {
    const { changed, emptied } = imported(sheet.replace('ક્લેમ', ''));
    expect([changed, emptied]).toEqual([[], ['row 2: page:title']]);
  });
});
