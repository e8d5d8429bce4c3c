import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colours } from './colours.ts';
import illustrationColours from './illustration-colours.json' with { type: 'json' };
import { root } from '../setup/project-root.ts';

// A licensed logo keeps the colours of its owner.
const drawings = globSync(
  ['public/*.svg', 'public/{illustrations,weave}/*.svg', 'src/setup/plugins/drawings/icons/*.svg'],
  {
    cwd: root,
  },
);

const known = new Set([...Object.values(colours), ...illustrationColours, 'none', 'currentColor']);

/** Colours of a drawing that are not of the palette. */
function strayColours(drawing: string): string[] {
  const values = drawing.matchAll(/(?:fill|stroke|stop-color|flood-color)[=:] *"?([^";]+)/g);
  return [...values].map(([, value = '']) => value).filter((value) => !known.has(value) && !value.startsWith('url(#'));
}

test.each(drawings)('every colour of %s is one of src/theme/colours.ts', (file) => {
  expect(strayColours(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});
