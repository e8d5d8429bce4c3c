import { isDeepStrictEqual } from 'node:util';
import { Feature } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { openFont, shapeText } from '../../fonts/font-shaping.ts';
import { boldOf } from './bold-face.ts';
import { runsOf } from './heading-font.ts';
import { cutFaceOf, textsOf } from '../../test/cut-faces.ts';
import { kerningFeatures } from './kerning.ts';

const withoutKerning = kerningFeatures.map((feature) => new Feature(feature, 0));

function isWithoutGlyph(font: ReturnType<typeof openFont>, run: string, language: Language): boolean {
  return shapeText(font, run, { language }).some(({ codepoint }) => codepoint === 0);
}

/** What a reader would see of runs in a font, but for kerning: every glyph's outline and place. */
function drawnIn(bytes: Uint8Array, language: Language) {
  const font = openFont(bytes);
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };
  return (run: string) =>
    shapeText(font, run, { language }, withoutKerning).map(({ codepoint, xAdvance, xOffset, yOffset }) => [
      outlineOf(codepoint),
      xAdvance,
      xOffset,
      yOffset,
    ]);
}

describe.each(languageCodes)('heading font of %s', (language) => {
  test('draws every run as the whole face does', async () => {
    const { cut, whole, runs } = await cutFaceOf(language);
    const [inCut, inWhole] = [drawnIn(cut, language), drawnIn(whole, language)];
    expect(runs.filter((run) => !isDeepStrictEqual(inCut(run), inWhole(run)))).toEqual([]);
  });

  test('has a glyph for every character of a heading; a sign that Anek lacks belongs in an icon', async () => {
    const font = openFont(await boldOf(language));
    expect(runsOf(textsOf(language)).filter((run) => isWithoutGlyph(font, run, language))).toEqual([]);
  });
});
