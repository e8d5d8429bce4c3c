/** Makes the heading font of each language from all that its pages and islands may set in it. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageCodes, languages, type Language } from '../../i18n/languages.ts';
import { writeHashed } from '../assets.ts';
import type { RenderedDocument } from '../render/renderer.tsx';
import { headingClasses, renderedHeadingTexts } from './rendered-heading-texts.ts';
import { fontFaceRules, latinBesideRules } from './font-face-rules.ts';
import { buildHeadingFont } from './heading-font.ts';
import { localeHeadingTexts } from './locale-heading-texts.ts';

interface HeadingFontsOptions {
  documents: RenderedDocument[];
  /** The gathered styles of all pages, which tell what the heading font sets. */
  styles: string;
  /** Folder of the locale files; what is shown only once an island is hydrated is found in those that islands read. */
  locales: string;
  /** Folder of the site that is being built. */
  output: string;
}

export interface HeadingFonts {
  /** `@font-face` rules of all languages. */
  faces: string;
  /** Address of the file of each language. */
  files: Partial<Record<Language, string>>;
}

export async function writeHeadingFonts({
  documents,
  styles,
  locales,
  output,
}: HeadingFontsOptions): Promise<HeadingFonts> {
  const classes = headingClasses(styles);
  const faces = [latinBesideRules];
  const files: HeadingFonts['files'] = {};
  for (const language of languageCodes) {
    const own = documents.filter(({ description }) => description.language === language);
    const shown = own.flatMap(({ root }) => renderedHeadingTexts(root, classes));
    const font = await buildHeadingFont({
      language,
      texts: [...shown, ...hydratedWords(own, join(locales, language))],
    });
    const { href } = writeHashed(output, basename(languages[language].headingFont), 'woff2', font.woff2);
    faces.push(fontFaceRules(font, href));
    files[language] = href;
  }
  return { faces: faces.join('\n'), files };
}

/** Words that islands may set in the heading font once they are hydrated: those of the files that they read. */
function hydratedWords(documents: readonly RenderedDocument[], folder: string): string[] {
  const files = new Set([
    'common',
    ...documents.flatMap(({ islands }) => islands.flatMap(({ namespaces }) => namespaces)),
  ]);
  return [...files].flatMap((name) =>
    localeHeadingTexts(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))),
  );
}
