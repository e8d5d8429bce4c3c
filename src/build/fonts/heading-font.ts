/**
 * The heading font of a language: one bold cut that holds what its headings, buttons and badges need when shaped,
 * and nothing else.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { languages, type Language } from '../../i18n/languages.ts';
import { scripts } from '../../i18n/scripts.ts';
import { headingFace } from '../../theme/heading-family.ts';
import { glyphsPassed, lineMetrics, openFont, type LineMetrics } from './font-shaping.ts';
import { keepGlyphs } from './font-subset.ts';
import { kerningAsPairs } from './kerning.ts';
import { charactersOf, scriptRuns } from './script-runs.ts';
import { packWoff2 } from './woff2.ts';

const cacheFolder = join(import.meta.dirname, '../../../.cache/heading-font');

export interface HeadingFont extends LineMetrics {
  language: Language;
  woff2: Uint8Array;
}

const require = createRequire(import.meta.url);

/** The whole bold cut of a language's heading face, as TrueType; throws when its package has none. */
export function boldOf(language: Language): Promise<Uint8Array> {
  const { headingFont } = languages[language];
  const path = `${headingFont}/700Bold/${headingFace(language).replaceAll(' ', '')}_700Bold.ttf`;
  try {
    return readFile(require.resolve(path));
  } catch (cause) {
    throw new Error(`src/i18n/languages.ts: node_modules has no ${path}, so "${language}" would have no heading font. Name a package of @expo-google-fonts that package.json lists.`, { cause });
  }
}

/** What a browser shapes at once of all texts, each stretch once and in an order that does not depend on that of the texts. */
export function runsOf(texts: Iterable<string>): string[] {
  // A browser draws a line break in the source as a space.
  const runs = [...texts].flatMap((text) => scriptRuns(text.replaceAll(/[\t\n\r]+/g, ' ')));
  return [...new Set(runs)].toSorted();
}

async function cut(bold: Uint8Array, runs: readonly string[], language: Language): Promise<Uint8Array> {
  const font = openFont(bold);
  const ownScript = { language, script: scripts[languages[language].script].iso };
  const glyphs = new Set<number>();
  for (const run of runs) {
    // Figures and signs alone may take the script of letters around them.
    const readings = /\p{L}/u.test(run) ? [{ language }] : [{ language }, ownScript];
    for (const properties of readings) {
      for (const glyph of glyphsPassed(font, run, properties)) glyphs.add(glyph);
    }
  }
  return packWoff2(await kerningAsPairs(await keepGlyphs(bold, glyphs, charactersOf(runs)), runs, { language }));
}

/** The sources that decide what a cut holds: a change in them makes what is cached stale. */
const recipe = ['heading-font.ts', 'font-shaping.ts', 'font-subset.ts', 'font-tables.ts', 'kerning.ts', 'script-runs.ts'].map((file) => join(import.meta.dirname, file));

async function cached(bold: Uint8Array, runs: readonly string[], language: Language): Promise<Uint8Array> {
  const hash = createHash('sha256').update(bold).update(JSON.stringify([language, runs]));
  for (const source of recipe) hash.update(await readFile(source));
  const file = join(cacheFolder, `${language}-${hash.digest('hex').slice(0, 32)}.woff2`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const made = await cut(bold, runs, language);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, made);
  return made;
}

/** Cuts the heading font of a language to what `texts` need; characters that the face does not draw are left to the stand-ins. */
export async function buildHeadingFont({ language, texts }: { language: Language; texts: Iterable<string> }): Promise<HeadingFont> {
  const bold = await boldOf(language);
  return { language, woff2: await cached(bold, runsOf(texts), language), ...lineMetrics(bold) };
}
