/** Makes the heading font of each language from all that its pages and islands may set in it. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageCodes, languages, type Language } from '../../i18n/languages.ts';
import { root } from '../../setup/project-root.ts';
import { writeHashed } from '../assets.ts';
import type { RenderedDocument } from '../render/renderer.tsx';
import { headingClasses, renderedHeadingTexts } from './rendered-heading-texts.ts';
import { fontFaceRules, latinBesideRules } from './font-face-rules.ts';
import { buildHeadingFont } from './heading-font.ts';
import { localeHeadingTexts } from './locale-heading-texts.ts';

/**
 * Writes them into the folder of the site that is being built; the gathered styles of all pages tell what the heading
 * font sets. Returns the `@font-face` rules of all languages, and the address of the file of each.
 */
export async function writeHeadingFonts(documents: readonly RenderedDocument[], styles: string, output: string) {
  const classes = headingClasses(styles);
  const faces = [latinBesideRules];
  const files: Partial<Record<Language, string>> = {};
  for (const language of languageCodes) {
    const own = documents.filter(({ description }) => description.language === language);
    const shown = own.flatMap((document) => renderedHeadingTexts(document.root, classes));
    const font = await buildHeadingFont(language, [...shown, ...hydratedWords(own, language)]);
    const { href } = writeHashed(output, basename(languages[language].headingFont), 'woff2', font.woff2);
    faces.push(fontFaceRules(font, href));
    files[language] = href;
  }
  return { faces: faces.join('\n'), files };
}

/** Words that islands may set in the heading font once they are hydrated: those of the files that they read. */
function hydratedWords(documents: readonly RenderedDocument[], language: Language): string[] {
  const files = new Set([`${language}/common`, ...documents.flatMap(({ words }) => words)]);
  return [...files].flatMap((name) =>
    name.startsWith(language)
      ? localeHeadingTexts(JSON.parse(readFileSync(join(root, `locales/${name}.json`), 'utf8')))
      : [],
  );
}
