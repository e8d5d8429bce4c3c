/** How much memory a program and all that it starts take together; known on Linux, where the kernel tells. */
import { readdirSync, readFileSync } from 'node:fs';

/** How often it is looked, in milliseconds. */
const interval = 50;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

/** A figure of a process, such as `PPid` of its status: https://man7.org/linux/man-pages/man5/proc.5.html */
function figureOf(id: number, file: string, name: string): number {
  return Number(textOf(`/proc/${id}/${file}`).match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
}

function kilobytesBelow(root: number): number {
  const parents = new Map(readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map((name) => [Number(name), figureOf(Number(name), 'status', 'PPid')]));
  const isBelow = (id: number): boolean => id === root || (parents.has(id) && isBelow(parents.get(id) ?? 0));
  // Of what several processes share, each counts its part.
  return [...parents.keys()].filter(isBelow).reduce((sum, id) => sum + figureOf(id, 'smaps_rollup', 'Pss'), 0);
}

/** Watches a program from now on; what it gives back stops the watch and says the most that was seen, in megabytes, not a number where the system does not tell. */
export function watchMemory(program: number): () => number {
  if (process.platform !== 'linux') return () => Number.NaN;
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, kilobytesBelow(program));
  }, interval);
  return () => {
    clearInterval(timer);
    return most / 1024;
  };
}
