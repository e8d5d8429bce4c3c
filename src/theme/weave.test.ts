import { describe, expect, test } from 'vitest';
import { clothFile, cloths, outline, weave, type Cloth } from './weave.ts';

const diamond: Cloth = { columns: 5, rows: 5, rings: 'am.', cell: 2 };

describe('weave', () => {
  test('gives every cell the thread of its ring', () => {
    expect(weave(diamond)).toEqual(['.....', '..m..', '.mam.', '..m..', '.....']);
  });

  test('gives cells nearer to a corner the thread of the corner diamond', () => {
    expect(weave({ columns: 4, rows: 4, rings: 'a', corners: 'mp', cell: 1 })).toEqual(['mp.p', 'p...', '..a.', 'p...']);
  });

  test.each(Object.entries(cloths))('repeats %s without a seam: the tile mirrors about its first column', (_, cloth) => {
    for (const row of weave(cloth)) {
      const cells = cloth.columns % 2 === 0 ? row.slice(row.length / cloth.columns) : row;
      expect([...cells].toReversed().join('')).toBe(cells);
    }
  });
});

describe('outline', () => {
  test('draws a square as one closed line', () => {
    expect(outline(['aa', 'aa'], 'a')).toBe('M0 0h2v2h-2z');
  });

  test('turns the other way around a hole, so that it stays open', () => {
    expect(outline(['aaa', 'a.a', 'aaa'], 'a')).toBe('M0 0h3v3h-3zM2 1h-1v1h1z');
  });

  test('leaves out other threads', () => {
    expect(outline(['am'], 'm')).toBe('M1 0h1v1h-1z');
  });
});

describe('clothFile', () => {
  test.each(Object.entries(cloths))('%s weighs less than 1.5 KB', (_, cloth) => {
    expect(clothFile(cloth).length).toBeLessThan(1536);
  });

  test('refuses a thread that has no colour and names those that have one', () => {
    expect(() => clothFile({ ...diamond, rings: 'x' })).toThrow(/no thread is called "x".*Use i, d, a/);
  });
});
