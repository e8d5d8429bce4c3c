/**
 * The heading font of a language: one bold cut that holds what its headings, buttons and badges need when shaped,
 * and nothing else.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { compress } from 'wawoff2';
import { languages, type Language } from '../../i18n/languages.ts';
import { scripts } from '../../i18n/scripts.ts';
import { root } from '../../setup/project-root.ts';
import { madeOnce, sourceHash } from '../made-once.ts';
import { glyphsPassed, openFont, type TextProperties } from '../../fonts/font-shaping.ts';
import { keepGlyphs } from './font-subset.ts';
import { boldOf } from './bold-face.ts';
import { kerningFeatures, withKerning } from './kerning.ts';
import { withCentredLine } from './line-metrics.ts';
import { scriptRuns } from './script-runs.ts';

export type HeadingFont = Awaited<ReturnType<typeof buildHeadingFont>>;

/**
 * What a browser shapes at once of all texts, each stretch once and in an order that does not depend on that of the
 * texts.
 */
export function runsOf(texts: Iterable<string>): string[] {
  // A browser draws a line break in the source as a space.
  const runs = [...texts].flatMap((text) => scriptRuns(text.replaceAll(/[\t\n\r]+/g, ' ')));
  return [...new Set(runs)].toSorted();
}

/** How what has no letters of its own is shaped between those of the language. */
function ownScriptOf(language: Language): TextProperties {
  return { language, script: scripts[languages[language].script].iso };
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/**
 * What is shaped to see every glyph: each word once, some together, because HarfBuzz tells every step once a text,
 * which takes far longer than the step.
 */
function shapedTexts(runs: readonly string[]): string[] {
  const words = [...new Set(runs.filter(hasLetters).flatMap((run) => run.split(' ')))];
  const together = 12;
  const lines = Array.from({ length: Math.ceil(words.length / together) }, (_, line) =>
    words.slice(line * together, (line + 1) * together).join(' '),
  );
  return [...runs.filter((run) => !hasLetters(run)), ...lines.flatMap(scriptRuns)];
}

async function cut(bold: Uint8Array, runs: readonly string[], language: Language): Promise<Uint8Array> {
  const font = openFont(bold);
  const glyphs = new Set<number>();
  for (const text of shapedTexts(runs)) {
    // Figures and signs alone may take the script of letters around them.
    const readings = hasLetters(text) ? [{ language }] : [{ language }, ownScriptOf(language)];
    for (const properties of readings) {
      for (const glyph of glyphsPassed(font, text, properties)) glyphs.add(glyph);
    }
  }
  const characters = new Set(runs.flatMap((run) => [...run].map((character) => character.codePointAt(0) ?? 0)));
  const plain = await keepGlyphs(bold, { glyphs, characters, without: kerningFeatures });
  // A copy of the memory that the next call overwrites.
  return (await compress(withKerning(plain, bold, runs, { language }))).slice();
}

/** A cut takes seconds, so each is kept for later builds. */
function cached(bold: Uint8Array, runs: readonly string[], language: Language): Promise<Uint8Array> {
  const hash = createHash('sha256')
    .update(JSON.stringify([ownScriptOf(language), runs]))
    .update(bold)
    .update(sourceHash('prerender/fonts'));
  const file = join(root, `.cache/heading-font/${language}-${hash.digest('hex').slice(0, 32)}.woff2`);
  return madeOnce(file, () => cut(bold, runs, language));
}

/**
 * Cuts the heading font of a language to what `texts` need; characters that the face does not draw are left to the
 * stand-ins.
 */
export async function buildHeadingFont(language: Language, texts: Iterable<string>) {
  const { font, line } = withCentredLine(await boldOf(language), scripts[languages[language].script].heightSample);
  return { language, woff2: await cached(font, runsOf(texts), language), ...line };
}
