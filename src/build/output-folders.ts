/** Where a build is written, and how it takes the place of the previous one: in one step, or not at all. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../setup/command-options.ts';

interface OutputFolders {
  /** What is served. */
  output: string;
  /** Where the next build grows; on the same disk, so that moving it takes no time. */
  workplace: string;
}

export function outputFolders(root: string): OutputFolders {
  return { output: join(root, 'dist'), workplace: join(root, 'dist-next') };
}

function refusal(folder: string, reason: string): Error {
  const remedy = `Make it writable (chmod u+w ${folder}) or move it away, then run the command again.`;
  return new Error(`${folder} ${reason}, so nothing was built and the previous build stands. ${remedy}`);
}

/** Makes an empty workplace. @throws {Error} where it cannot be made */
export function prepareFolders({ workplace }: OutputFolders): void {
  try {
    rmSync(workplace, { recursive: true, force: true });
    mkdirSync(workplace);
  } catch (error) {
    throw refusal(workplace, `cannot be made (${reasonOf(error)})`);
  }
}

/** Puts the finished build in the place of the previous one. @throws {Error} with the previous one back in its place */
export function publish({ output, workplace }: OutputFolders): void {
  const previous = `${output}-previous`;
  rmSync(previous, { recursive: true, force: true });
  try {
    if (existsSync(output)) renameSync(output, previous);
    renameSync(workplace, output);
  } catch (error) {
    if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);
    throw refusal(output, `cannot be replaced (${reasonOf(error)})`);
  }
  rmSync(previous, { recursive: true, force: true });
}
