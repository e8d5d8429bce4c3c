/** Makes the heading font of each language from all that its pages and regions may set in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { writeHashed } from './assets.ts';
import { headingClasses, headingElementTexts } from './heading-elements.ts';
import { headingFontFaces } from './heading-font-faces.ts';
import { buildHeadingFont } from './heading-font.ts';
import { headingTexts } from './heading-texts.ts';
import type { RenderedDocument } from './renderer.tsx';

export interface HeadingFontsOptions {
  documents: RenderedDocument[];
  /** The gathered styles of all pages, which tell what the heading font sets. */
  styles: string;
  /** Folder of the locale files; what is shown only once a region is awake is found there. */
  locales: string;
  /** Folder of the site that is being built. */
  output: string;
}

export interface HeadingFonts {
  /** `@font-face` rules of all languages. */
  faces: string;
  /** Address of the file that a page of a language needs first. */
  preloads: Partial<Record<Language, string>>;
}

export async function writeHeadingFonts({ documents, styles, locales, output }: HeadingFontsOptions): Promise<HeadingFonts> {
  const classes = headingClasses(styles);
  const faces: string[] = [];
  const preloads: HeadingFonts['preloads'] = {};
  for (const language of languageCodes) {
    const shown = documents
      .filter(({ description }) => description.language === language)
      .flatMap(({ body }) => headingElementTexts(body, classes));
    const font = await buildHeadingFont({ language, texts: [...shown, ...wordsOf(join(locales, language))] });
    const addresses = new Map(font.files.map((file) => [file, writeHashed(output, file.name, 'woff2', file.woff2).href]));
    faces.push(headingFontFaces(font, (file) => addresses.get(file) ?? ''));
    preloads[language] = addresses.values().next().value;
  }
  return { faces: faces.join('\n'), preloads };
}

function wordsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => headingTexts(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
