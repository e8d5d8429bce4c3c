import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { openFont, shapeText } from './font-shaping.ts';
import { buildHeadingFont, slicesOf } from './heading-font.ts';
import { cutFacesOf, textsOf } from './heading-font-fixture.ts';
import { withoutKerning } from './kerning.ts';
import { runsIn } from './unicode-ranges.ts';

/** What a reader would see of a run, but for its kerning: every glyph's outline and place. */
function drawn(font: ReturnType<typeof openFont>, run: string, language: Language) {
  return shapeText(font, run, { language }, withoutKerning).glyphs.map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
    isMissing: codepoint === 0,
    outline: font.glyphToPath(codepoint),
    xAdvance,
    xOffset,
    yOffset,
  }));
}

describe.each(languageCodes)('heading font of %s', (language) => {
  test('draws every run as the whole font does', async () => {
    const differing: string[] = [];
    for (const face of await cutFacesOf(language)) {
      const whole = openFont(face.whole);
      const cut = openFont(face.cut);
      for (const run of face.runs) {
        const expected = drawn(whole, run, language);
        const actual = drawn(cut, run, language);
        if (actual.some(({ isMissing }) => isMissing) || JSON.stringify(actual) !== JSON.stringify(expected)) differing.push(run);
      }
    }
    expect(differing).toEqual([]);
  });

  test('has a glyph for every character of a heading; a sign that Anek lacks belongs in an icon', async () => {
    const slices = await slicesOf(language);
    const undrawn = textsOf(language).filter((text) => runsIn(text, slices).map((run) => run.text).join('') !== text);
    expect(undrawn).toEqual([]);
  });
});

test('the order and repetition of texts do not change the files', async () => {
  const build = (texts: string[]) => buildHeadingFont({ language: 'gu', texts });
  expect(await build(['વીમો', 'ક્લેમ', 'વીમો'])).toEqual(await build(['ક્લેમ', 'વીમો']));
});

test('a text in one script brings no file for another', async () => {
  const { files: parts } = await buildHeadingFont({ language: 'hi', texts: ['बीमा'] });
  expect(parts.map(({ name }) => name)).toEqual(['anek-devanagari-devanagari']);
});
