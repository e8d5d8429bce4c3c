import { expect, test } from 'vitest';
import { fontFaceRules } from './font-face-rules.ts';
import type { HeadingFont } from './heading-font.ts';

const font: HeadingFont = {
  language: 'gu',
  woff2: new Uint8Array(),
  ascent: 0.9875,
  descent: 0.532,
};
const rules = fontFaceRules(font, '/assets/anek-gujarati.woff2').split('\n');

function percentIn(rule: string, descriptor: string): number {
  return Number(rule.match(new RegExp(`${descriptor}:([\\d.]+)%`))?.[1]) / 100;
}

const standIns = rules.filter((rule) => rule.includes('local('));

test.each(standIns)('lines keep their place when the font arrives: %s', (rule) => {
  const size = percentIn(rule, 'size-adjust');
  expect(percentIn(rule, 'ascent-override') * size).toBeCloseTo(font.ascent, 3);
  expect(percentIn(rule, 'descent-override') * size).toBeCloseTo(font.descent, 3);
});

test('a stand-in for Gujarati leaves Latin figures to the one for Latin, and sets spaces by a rule of their own', () => {
  const ranges = standIns
    .filter((rule) => rule.includes('"Anek Gujarati gu Noto"'))
    .map((rule) => /unicode-range:([^;]*)/.exec(rule)?.[1]);
  expect(ranges).toEqual([expect.stringMatching(/^U\+A80-AFF/), 'U+20,U+A0']);
});
