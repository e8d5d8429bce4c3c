/** Lets one build at a time work in a project: two would clear away what the other has made. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Holds the number of the process that is building. */
export const buildLock = (root: string) => join(root, '.cache/build.pid');

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    // Somebody else's process may not be touched, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Claims the project for this build; what comes back gives it free. @throws {Error} while another build is running */
export function lockBuild(root: string): () => void {
  const file = buildLock(root);
  // One that was left behind by a build that was ended counts for nothing.
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isRunning(other)) {
    throw new Error(
      `Another build of this project is running (process ${other}), and each would clear away what the other makes, ` +
        'so this one stops and the previous build stands. ' +
        `Run the command again when that one has ended; if none is running, delete ${file} first.`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
