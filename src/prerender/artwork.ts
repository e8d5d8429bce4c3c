/** Writes the drawings in `public` that come from rules; `npm run artwork` after a rule or a name has changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { favicon, markFile } from '../theme/mark.ts';
import { clothFile, cloths } from '../theme/weave.ts';
import { iconImage, icons } from './icons.ts';

const folder = join(import.meta.dirname, '../../public');

/** Every drawing with its path below `public`. */
export function drawings(): [path: string, content: string][] {
  return [
    ...Object.entries(cloths).map(([name, cloth]): [string, string] => [`weave/${name}.svg`, clothFile(cloth)]),
    ['weave/thread-down.svg', clothFile(cloths.thread, 'down')],
    ['weave/mark.svg', markFile('onPaper')],
    ['weave/mark-on-indigo.svg', markFile('onIndigo')],
    ['weave/mark-in-one-colour.svg', markFile('inOneColour')],
    ['favicon.svg', favicon],
  ];
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

if (import.meta.main) {
  for (const [path, content] of drawings()) await write(path, content);
  for (const icon of icons) await write(icon.path, await iconImage(icon));
}
