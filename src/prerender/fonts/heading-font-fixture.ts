/** The heading font of a language beside the whole faces that it is cut from, with every run that the locale files have for it. */
import { languages, type Language, type LanguageEntry } from '../../i18n/languages.ts';
import { boldOf, buildHeadingFont, runsOf, slicesOf } from './heading-font.ts';
import { headingTexts } from './heading-texts.ts';
import { unpackWoff2 } from './woff2.ts';

const files = import.meta.glob<object>('../../../locales/*/*.json', { import: 'default', eager: true });

/** Words whose conjuncts stack highest and deepest, beside those of the locale files. */
const tallWords: Record<LanguageEntry['script'], string> = {
  Latin: '₹2,999*',
  Gujarati: 'ટ્રૂ દ્વૈ ર્ક્ષ ક્ષ્મ્ય ન્ક્રિ સ્વાસ્થ્ય',
  Devanagari: 'ड्डू द्वै र्क्ष स्वास्थ्य ट्रू क्ष्म्य न्क्रि',
};

export function textsOf(language: Language): string[] {
  const copy = Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`)));
  return [tallWords[languages[language].script], ...headingTexts(copy)];
}

/** A file of the font, and the whole face for the same characters, both as TrueType. */
export interface CutFace {
  cut: Uint8Array;
  whole: Uint8Array;
  runs: string[];
}

export async function cutFacesOf(language: Language): Promise<CutFace[]> {
  const texts = textsOf(language);
  const slices = await slicesOf(language);
  const font = await buildHeadingFont({ language, texts });
  return Promise.all(
    font.files.map(async ({ name, woff2 }) => {
      const slice = slices.find((each) => each.name === name);
      if (!slice) throw new Error(`The heading font of "${language}" holds the file ${name}, which its face does not have.`);
      return { cut: await unpackWoff2(woff2), whole: await boldOf(slice), runs: runsOf(slice, slices, texts) };
    }),
  );
}
