/** Part of `npm run check`: names colours in drawings that the palette does not have, as after a brand colour has changed. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { colours, illustrationColours } from '../theme/colours.ts';
import { malformedColours } from './contrast.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where drawings stand; a licensed logo keeps the colours of its owner. */
const drawings = ['public/*.svg', 'public/{illustrations,weave}/*.svg', 'src/build/drawings/icons/*.svg'];

const known = new Set([...Object.values(colours), ...illustrationColours, 'none', 'currentColor']);

/** Colours of a drawing that are not of the palette, each once. */
export function strayColours(drawing: string): string[] {
  const values = [...drawing.matchAll(/(?:fill|stroke|stop-color|flood-color)[=:] *"?([^";]+)/g)].map(([, value = '']) => value);
  return [...new Set(values.filter((value) => !known.has(value) && !value.startsWith('url(#')))];
}

// A palette that holds no colours blames every drawing; the check of contrast names it.
if (import.meta.main && malformedColours(colours).length === 0) {
  for (const file of drawings.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    for (const colour of strayColours(readFileSync(join(root, file), 'utf8'))) {
      console.error(
        `${file}: ${colour} is not in src/theme/colours.ts, so this drawing would differ from the rest of the site. ` +
          'Put the colour that has taken its place, or add it to illustrationColours there.',
      );
      process.exitCode = 1;
    }
  }
}
