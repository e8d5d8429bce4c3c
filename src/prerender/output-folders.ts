/** Where a build is written, and how it takes the place of the previous one: in one step, or not at all. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { reasonOf } from '../setup/command-options.ts';

function refusal(folder: string, reason: string): Error {
  const remedy = `Make it writable (chmod u+w ${folder}) or move it away, then run the command again.`;
  return new Error(`${folder} ${reason}, so nothing was built and the previous build stands. ${remedy}`);
}

/**
 * Makes an empty folder in which the next build grows, on the same disk, so that moving it takes no time.
 * @throws {Error} where it cannot be made
 */
export function prepareWorkplace(output: string): string {
  const workplace = `${output}-next`;
  try {
    rmSync(workplace, { recursive: true, force: true });
    mkdirSync(workplace);
  } catch (error) {
    throw refusal(workplace, `cannot be made (${reasonOf(error)})`);
  }
  return workplace;
}

/** Puts the finished build in the place of the previous one. @throws {Error} with the previous one back in its place */
export function publish(workplace: string, output: string): void {
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
