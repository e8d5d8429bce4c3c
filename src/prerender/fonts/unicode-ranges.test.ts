import { describe, expect, test } from 'vitest';
import { charactersOf, parseRanges, rangeText, runsIn } from './unicode-ranges.ts';

const latin = { ranges: parseRanges('U+0000-00FF,U+2000-206F') };
const gujarati = { ranges: parseRanges('U+0A80-0AFF,U+20B9') };

describe('parseRanges', () => {
  test('reads ranges and single characters', () => {
    expect(gujarati.ranges).toEqual([[0xa80, 0xaff], [0x20b9, 0x20b9]]);
  });
});

describe('rangeText', () => {
  test('joins characters across gaps that the file draws as well', () => {
    expect(rangeText(charactersOf(['ac']), latin.ranges)).toBe('U+61-63');
  });

  test('keeps characters apart that lie in different ranges of the file', () => {
    expect(rangeText(charactersOf(['a…']), latin.ranges)).toBe('U+61,U+2026');
  });
});

describe('runsIn', () => {
  test('cuts where another file draws on', () => {
    expect(runsIn('PSKમાં ₹5', [gujarati, latin])).toEqual([
      { text: 'PSK', part: latin },
      { text: 'માં', part: gujarati },
      { text: ' ', part: latin },
      { text: '₹', part: gujarati },
      { text: '5', part: latin },
    ]);
  });

  test('leaves out what no file draws and does not join the text on both sides of it', () => {
    expect(runsIn('a→b', [latin])).toEqual([{ text: 'a', part: latin }, { text: 'b', part: latin }]);
  });

  test('gives a character that two files draw to the first', () => {
    const both = { ranges: parseRanges('U+0061') };
    expect(runsIn('a', [both, latin])).toEqual([{ text: 'a', part: both }]);
  });
});
