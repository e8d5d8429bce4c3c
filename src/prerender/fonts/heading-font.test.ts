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

/** What a reader would see of a run, but for its kerning: every glyph's outline and place. */
function drawn(font: ReturnType<typeof openFont>, run: string, language: Language) {
  return shapeText(font, run, { language }, withoutKerning).map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
    outline: font.glyphToPath(codepoint),
    xAdvance,
    xOffset,
    yOffset,
  }));
}

describe.each(languageCodes)('heading font of %s', (language) => {
  test('draws every run as the whole face does', async () => {
    const { cut, whole, runs } = await cutFaceOf(language);
    const [wholeFont, cutFont] = [openFont(whole), openFont(cut)];
    const differing = runs.filter(
      (run) => JSON.stringify(drawn(cutFont, run, language)) !== JSON.stringify(drawn(wholeFont, run, language)),
    );
    expect(differing).toEqual([]);
  });

  test('has a glyph for every character of a heading; a sign that Anek lacks belongs in an icon', async () => {
    const font = openFont(await boldOf(language));
    expect(runsOf(textsOf(language)).filter((run) => isWithoutGlyph(font, run, language))).toEqual([]);
  });
});
