/**
 * The heading font of a language: one bold cut that holds what its headings, buttons and badges need when shaped,
 * and nothing else.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { languages, type Language } from '../../i18n/languages.ts';
import { lineMetrics, openFont, shapeText, type LineMetrics } from './font-shaping.ts';
import { keepGlyphs, pinAxes } from './font-subset.ts';
import { keepKerning } from './kerning.ts';
import { charactersOf, parseRanges, rangeText, runsIn, type Range } from './unicode-ranges.ts';
import { packWoff2, unpackWoff2 } from './woff2.ts';

const weight = 700;
const cacheFolder = join(import.meta.dirname, '../../../.cache/heading-font');

/** ISO 15924 codes of the scripts that pages are written in. */
const scriptCodes = { Latin: 'Latn', Gujarati: 'Gujr', Devanagari: 'Deva' } as const;

/** One of the files into which the package divides a face by script. */
export interface Slice {
  /** `anek-gujarati-latin`. */
  name: string;
  /** Characters that the package draws with this file. */
  ranges: readonly Range[];
  /** The variable font as TrueType. */
  variable: Uint8Array;
}

export interface HeadingFontFile {
  /** `anek-gujarati-latin`. */
  name: string;
  woff2: Uint8Array;
  /** Value of the descriptor `unicode-range`. */
  unicodeRange: string;
}

export interface HeadingFont extends LineMetrics {
  language: Language;
  /** One file per script in the texts, the language's own first. */
  files: HeadingFontFile[];
}

const require = createRequire(import.meta.url);

/** The slices of a language's heading face, its own script's first. */
export async function slicesOf(language: Language): Promise<Slice[]> {
  const { headingFont, script } = languages[language];
  const face = headingFont.split('/').at(-1);
  const ranges: Record<string, string> = JSON.parse(await readFile(require.resolve(`${headingFont}/unicode.json`), 'utf8'));
  const own = script.toLowerCase();
  const ownFirst = Object.entries(ranges).toSorted(([one], [other]) => Number(other === own) - Number(one === own));
  return Promise.all(
    ownFirst.map(async ([subset, range]) => {
      const file = require.resolve(`${headingFont}/files/${face}-${subset}-wght-normal.woff2`);
      return { name: `${face}-${subset}`, ranges: parseRanges(range), variable: await unpackWoff2(await readFile(file)) };
    }),
  );
}

/** The whole bold cut of a slice, as TrueType. */
export function boldOf(slice: Slice): Promise<Uint8Array> {
  return pinAxes(slice.variable, { wght: weight });
}

/** What one slice draws of all texts, each run once and in an order that does not depend on that of the texts. */
export function runsOf(slice: Slice, slices: readonly Slice[], texts: Iterable<string>): string[] {
  const runs = new Set<string>();
  for (const text of texts) {
    // A browser draws a line break in the source as a space.
    for (const run of runsIn(text.replaceAll(/[\t\n\r]+/g, ' '), slices)) if (run.part === slice) runs.add(run.text);
  }
  return [...runs].toSorted();
}

async function cut(slice: Slice, runs: readonly string[], language: Language): Promise<Uint8Array> {
  const bold = await boldOf(slice);
  const font = openFont(bold);
  // Digits and marks take their script from the letters around them, so each run is shaped as either.
  const eachScript = [{ language }, { language, script: scriptCodes[languages[language].script] }];
  const glyphs = new Set<number>();
  for (const run of runs) {
    for (const properties of eachScript) {
      for (const glyph of shapeText(font, run, properties).passed) glyphs.add(glyph);
    }
  }
  return packWoff2(keepKerning(await keepGlyphs(bold, glyphs, charactersOf(runs)), runs, { language }));
}

/** The sources that decide what a cut holds: a change in them makes what is cached stale. */
const recipe = ['heading-font.ts', 'font-shaping.ts', 'font-subset.ts', 'font-tables.ts', 'kerning.ts'].map((file) => join(import.meta.dirname, file));

async function cached(slice: Slice, runs: readonly string[], language: Language): Promise<Uint8Array> {
  const hash = createHash('sha256').update(slice.variable).update(JSON.stringify([language, runs]));
  for (const source of recipe) hash.update(await readFile(source));
  const file = join(cacheFolder, `${slice.name}-${hash.digest('hex').slice(0, 32)}.woff2`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const made = await cut(slice, runs, language);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, made);
  return made;
}

/** Cuts the heading font of a language to what `texts` need; characters that the face does not draw are left to the stand-ins. */
export async function buildHeadingFont({ language, texts }: { language: Language; texts: Iterable<string> }): Promise<HeadingFont> {
  const slices = await slicesOf(language);
  const all = [...texts];
  const files: HeadingFontFile[] = [];
  for (const slice of slices) {
    const runs = runsOf(slice, slices, all);
    if (runs.length === 0) continue;
    files.push({
      name: slice.name,
      woff2: await cached(slice, runs, language),
      unicodeRange: rangeText(charactersOf(runs), slice.ranges),
    });
  }
  const [own] = slices;
  if (!own) throw new Error(`src/i18n/languages.ts: the heading font of "${language}" holds no file. Name a package of @fontsource-variable.`);
  return { language, files, ...lineMetrics(own.variable) };
}
