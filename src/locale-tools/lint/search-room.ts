/** How much room results of a search have for a page's title and description, and how much of it a text takes. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'harfbuzzjs';
import { scripts } from '../../i18n/scripts.ts';
import { openFont, widthInEm } from '../../fonts/font-shaping.ts';
import { unpackWoff2 } from '../../fonts/woff2.ts';

export type SearchPart = 'title' | 'description';

/** What Google shows: characters of English, and pixels of any other script, whose letters differ more in width; a description has two lines. */
const room = {
  title: { characters: { least: 50, most: 60 }, pixels: { least: 450, most: 600 }, size: 20 },
  description: { characters: { least: 120, most: 160 }, pixels: { least: 720, most: 960 }, size: 14 },
} as const;

const require = createRequire(import.meta.url);

/** Where the package of a script's face has a subset; undefined while it is not installed. */
function subsetOf(script: string, subset: string): string | undefined {
  const face = `noto-sans-${script.toLowerCase()}`;
  const files = (require.resolve.paths(face) ?? []).map((each) => `${each}/@fontsource/${face}/files/${face}-${subset}-400-normal.woff2`);
  return files.find((file) => existsSync(file));
}

/** The fonts of a script, its own first, for whose missing signs Latin ones stand in. */
async function facesOf(script: string): Promise<Font[]> {
  const files = [script.toLowerCase(), 'latin'].flatMap((subset) => subsetOf(script, subset) ?? []);
  return Promise.all(files.map(async (file) => openFont(await unpackWoff2(readFileSync(file)))));
}

const measured = Object.keys(scripts).filter((script) => script !== 'Latin');
const faces = new Map(await Promise.all(measured.map(async (script) => [script, await facesOf(script)] as const)));

/** Stretches that one font draws. */
function runsIn(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((each) => each.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
    const last = runs.at(-1);
    if (font && font === last?.font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

export interface TakenRoom {
  unit: 'characters' | 'pixels';
  taken: number;
  least: number;
  most: number;
}

/** The room that a text takes; undefined for a script whose face is not installed. */
export function roomTaken(part: SearchPart, text: string, { script, tag }: { script: string; tag: string }): TakenRoom | undefined {
  const { characters, pixels, size } = room[part];
  if (script === 'Latin') return { unit: 'characters', taken: text.length, ...characters };
  const fonts = faces.get(script) ?? [];
  if (fonts.length < 2) return undefined;
  const width = runsIn(text, fonts).reduce((sum, run) => sum + size * widthInEm(run.font, run.text, { language: tag }), 0);
  return { unit: 'pixels', taken: Math.round(width), ...pixels };
}
