import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readingSheet } from './reading-sheet.ts';
import type { TextStatus } from './translation-status.ts';

function text(file: string, key: string, translation: string, isRead = false): TextStatus {
  return { file, key, english: 'English', translation, state: translation === '' ? 'missing' : 'translated', isRead };
}

const sheet = parse(readingSheet('gu', [
  text('calculators', 'title', 'ગણતરી'),
  text('claims', 'hero.title', 'ક્લેમ <b>'),
  text('claims', 'hero.lead', '{{phone}} પર ફોન કરો.', true),
  text('common', 'skip', 'આગળ'),
  text('home', 'hero.title', 'વીમો'),
  text('home', 'hero.lead', ''),
]));
const rowsOf = (selector: string) => sheet.querySelectorAll(`tbody td:nth-child(${selector})`).map(({ text: shown }) => shown);

describe('the sheet to read aloud', () => {
  test('has what every page has, then the pages in the order of the menu, then the rest', () => {
    expect(sheet.querySelectorAll('h2 small').map(({ text: shown }) => shown.split('.')[0])).toEqual(['common', 'home', 'claims', 'calculators']);
  });

  test('heads each part with the name of its page, as the page says it', () => {
    expect(sheet.querySelectorAll('h2').map(({ firstChild }) => firstChild?.text)).toEqual(['common.json', 'વીમો', 'ક્લેમ <b>', 'ગણતરી']);
  });

  test('has every text in the order of its file, and none that is missing', () => {
    expect(rowsOf('1')).toEqual(['આગળskip', 'વીમોhero.title', 'ક્લેમ <b>hero.title', '{{phone}} પર ફોન કરો.hero.lead', 'ગણતરીtitle']);
  });

  test('ticks what a native has read', () => {
    expect(rowsOf('2')).toEqual(['☐', '☐', '☐', '✓', '☐']);
  });

  test('is in the language, has no script, and says how a part is recorded', () => {
    expect(sheet.querySelector('html')?.getAttribute('lang')).toBe('gu');
    expect(sheet.querySelectorAll('script')).toEqual([]);
    expect(sheet.text).toContain('npm run status -- --read gu claims');
  });
});
