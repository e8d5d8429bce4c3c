/** The heading font of a language beside the whole face that it is cut from, with every run that the locale files have for it. */
import { languages, type Language, type LanguageEntry } from '../../i18n/languages.ts';
import { boldOf } from './heading-face.ts';
import { buildHeadingFont, runsOf } from './heading-font.ts';
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

/** The font and the whole face, both as TrueType. */
export interface CutFace {
  cut: Uint8Array;
  whole: Uint8Array;
  runs: string[];
}

export async function cutFaceOf(language: Language): Promise<CutFace> {
  const texts = textsOf(language);
  const { woff2 } = await buildHeadingFont({ language, texts });
  return { cut: await unpackWoff2(woff2), whole: await boldOf(language), runs: runsOf(texts) };
}
