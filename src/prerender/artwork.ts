/** Writes the drawings in `public` that come from rules; `npm run artwork` after a rule or a name has changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clothFile, cloths } from '../theme/weave.ts';

const folder = join(import.meta.dirname, '../../public');

/** Every drawing with its path below `public`. */
export function drawings(): Map<string, string> {
  return new Map([
    ...Object.entries(cloths).map(([name, cloth]) => [`weave/${name}.svg`, clothFile(cloth)] as const),
    ['weave/thread-down.svg', clothFile(cloths.thread, 'down')],
  ]);
}

if (import.meta.main) {
  for (const [path, content] of drawings()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
