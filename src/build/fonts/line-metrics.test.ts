import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { scripts } from '../../i18n/scripts.ts';
import { boldOf } from './bold-face.ts';
import { openFont } from '../../fonts/font-shaping.ts';
import { buildHeadingFont } from './heading-font.ts';
import { unpackWoff2 } from '../../fonts/woff2.ts';

test.each(languageCodes)('the heading font of %s keeps as much above its letters as below them, and as much as its face in all', async (language) => {
  const { heightSample } = scripts[languages[language].script];
  const { woff2 } = await buildHeadingFont({ language, texts: [heightSample] });
  const font = openFont(await unpackWoff2(woff2));
  const { ascender, descender } = font.hExtents();
  const height = font.glyphExtents(font.nominalGlyph(heightSample.codePointAt(0) ?? 0) ?? 0)?.yBearing ?? 0;
  const above = ascender - height;
  expect(height).toBeGreaterThan(font.face.upem / 2);
  expect(Math.abs(above + descender)).toBeLessThanOrEqual(1);
  const whole = openFont(await boldOf(language)).hExtents();
  expect(Math.abs(ascender - descender - (whole.ascender - whole.descender))).toBeLessThanOrEqual(1);
});
