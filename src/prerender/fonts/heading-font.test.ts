import { describe, expect, test } from 'vitest';
import { languageCodes, languages, type Language, type LanguageEntry } from '../../i18n/languages.ts';
import { openFont, shapeText } from './font-shaping.ts';
import { boldOf, buildHeadingFont, runsOf, slicesOf } from './heading-font.ts';
import { headingTexts } from './heading-texts.ts';
import { runsIn } from './unicode-ranges.ts';
import { unpackWoff2 } from './woff2.ts';

const files = import.meta.glob<object>('../../../locales/*/*.json', { import: 'default', eager: true });

/** Words whose conjuncts stack highest and deepest, beside those of the locale files. */
const tallWords: Record<LanguageEntry['script'], string> = {
  Latin: '₹2,999*',
  Gujarati: 'ટ્રૂ દ્વૈ ર્ક્ષ ક્ષ્મ્ય ન્ક્રિ સ્વાસ્થ્ય',
  Devanagari: 'ड्डू द्वै र्क्ष स्वास्थ्य ट्रू क्ष्म्य न्क्रि',
};

function textsOf(language: Language): string[] {
  const copy = Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`)));
  return [tallWords[languages[language].script], ...headingTexts(copy)];
}

/** What a reader would see of a run: every glyph's outline and place. */
function drawn(font: ReturnType<typeof openFont>, run: string, language: Language) {
  return shapeText(font, run, { language }).glyphs.map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
    isMissing: codepoint === 0,
    outline: font.glyphToPath(codepoint),
    xAdvance,
    xOffset,
    yOffset,
  }));
}

describe.each(languageCodes)('heading font of %s', (language) => {
  test('draws every run as the whole font does', async () => {
    const texts = textsOf(language);
    const slices = await slicesOf(language);
    const font = await buildHeadingFont({ language, texts });
    const differing: string[] = [];
    for (const slice of slices) {
      const file = font.files.find(({ name }) => name === slice.name);
      if (!file) continue;
      const whole = openFont(await boldOf(slice));
      const subset = openFont(await unpackWoff2(file.woff2));
      for (const run of runsOf(slice, slices, texts)) {
        const expected = drawn(whole, run, language);
        const actual = drawn(subset, run, language);
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
