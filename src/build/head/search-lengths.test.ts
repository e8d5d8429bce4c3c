import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages, type Language } from '../../i18n/languages.ts';
import { openFont, widthInEm } from '../fonts/font-shaping.ts';
import { unpackWoff2 } from '../fonts/woff2.ts';

const files = import.meta.glob<{ meta?: { title: string; description: string } }>('../../../locales/*/*.json', { import: 'default', eager: true });

const descriptions = Object.entries(files).flatMap(([path, { meta }]) =>
  meta ? [{ file: path.replace('../../..', ''), language: path.split('/')[4] as Language, ...meta }] : [],
);

const latin = descriptions.filter(({ language }) => languages[language].script === 'Latin');
const indic = descriptions.filter(({ language }) => languages[language].script !== 'Latin');

/**
 * Size of the type, and room of a result of a search in pixels, its two lines of description together; the least is
 * three quarters of it, as 120 characters are of 160.
 */
const room = { title: { size: 20, least: 450, most: 600 }, description: { size: 14, least: 720, most: 960 } };

/** The fonts of a script, its own first, whose signs Latin ones stand in for. */
const faces = new Map<Language, Font[]>();
const require = createRequire(import.meta.url);

async function facesOf(script: string): Promise<Font[]> {
  const face = `noto-sans-${script.toLowerCase()}`;
  return Promise.all(
    [script.toLowerCase(), 'latin'].map(async (subset) => {
      const file = await readFile(require.resolve(`@fontsource/${face}/files/${face}-${subset}-400-normal.woff2`));
      return openFont(await unpackWoff2(file));
    }),
  );
}

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

function widthOf(text: string, language: Language, size: number): number {
  return runsIn(text, faces.get(language) ?? []).reduce((sum, run) => sum + size * widthInEm(run.font, run.text, { language }), 0);
}

beforeAll(async () => {
  for (const language of new Set(indic.map((entry) => entry.language))) faces.set(language, await facesOf(languages[language].script));
});

describe.each(latin)('$file', ({ title, description }) => {
  test('has a title of 50 to 60 characters', () => {
    expect(title.length).toBeGreaterThanOrEqual(50);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  test('has a description of 120 to 160 characters', () => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe.each(indic)('$file', ({ language, ...entry }) => {
  test.each(['title', 'description'] as const)('has a %s that fills its room in a result of a search without being cut', (part) => {
    const { size, least, most } = room[part];
    const width = Math.round(widthOf(entry[part], language, size));
    expect(width).toBeGreaterThanOrEqual(least);
    expect(width).toBeLessThanOrEqual(most);
  });
});
