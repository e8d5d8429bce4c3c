/** The heading font of a language beside the whole face that it is cut from, with every run that the locale files have for it. */
import { decompress } from 'wawoff2';
import { languages, type Language } from '../i18n/languages.ts';
import { scripts } from '../i18n/scripts.ts';
import { boldOf } from '../prerender/fonts/bold-face.ts';
import { buildHeadingFont, runsOf } from '../prerender/fonts/heading-font.ts';
import { localeHeadingTexts } from '../prerender/fonts/locale-heading-texts.ts';

const files = import.meta.glob<object>('../../locales/*/*.json', { import: 'default', eager: true });

export function textsOf(language: Language): string[] {
  const copy = Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`)));
  return ['₹2,999*', scripts[languages[language].script].tallSample, ...localeHeadingTexts(copy)];
}

/** The font and the whole face, both as TrueType. */
interface CutFace {
  cut: Uint8Array;
  whole: Uint8Array;
  runs: string[];
}

export async function cutFaceOf(language: Language): Promise<CutFace> {
  const texts = textsOf(language);
  const { woff2 } = await buildHeadingFont(language, texts);
  // A copy of the memory that the next call overwrites.
  const cut = (await decompress(woff2)).slice();
  return { cut, whole: await boldOf(language), runs: runsOf(texts) };
}
