import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readingSheet } from './reading-sheet.ts';
import type { TextStatus } from './translation-status.ts';

function text(file: string, key: string, translation: string, isRead = false): TextStatus {
  return { file, key, english: 'English', translation, state: translation === '' ? 'missing' : 'translated', isRead };
}

const sheet = parse(
  readingSheet('gu', [
    text('calculators', 'title', 'ગણતરી'),
    text('claims', 'hero.title', 'ક્લેમ <b>'),
    text('claims', 'hero.lead', '{{phone}} પર ફોન કરો.', true),
    text('common', 'skip', 'આગળ'),
    text('claims', 'note', ''),
  ]),
);

test('has what every page has, then the pages with their names, then the rest', () => {
  const headings = sheet.querySelectorAll('h2').map(({ text: shown }) => shown);
  expect(headings).toEqual(['common.json', 'ક્લેમ <b>claims.json', 'ગણતરીcalculators.json']);
});

test('has every text that is there, and ticks what a native has read', () => {
  const cells = sheet.querySelectorAll('td').map(({ text: shown }) => shown);
  expect(cells.filter((cell) => cell !== '')).toEqual([
    'આગળskip',
    '☐',
    'ક્લેમ <b>hero.title',
    '☐',
    '{{phone}} પર ફોન કરો.hero.lead',
    '✓',
    'ગણતરીtitle',
    '☐',
  ]);
});

test('is in the language, and says how a part is recorded', () => {
  expect(sheet.querySelector('html')?.getAttribute('lang')).toBe('gu');
  expect(sheet.text).toContain('npm run status -- --read gu claims');
});
