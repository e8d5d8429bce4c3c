/** All files that the desk edits, as they are saved now: what the CMS has last read or written. */

export type Files = ReadonlyMap<string, string>;

/** The name of the entry whose file lies at a path. */
export const nameIn = (path: string) => path.replace(/^.*\/|\.json$/g, '');

/** By their path. */
export const savedFiles = new Map<string, string>();

const onThisMachine = new Map<string, FileSystemFileHandle>();

/** Takes down what was read at a path, and where it lies if that is on this machine. */
export function isSaved(path: string, text: string, handle?: FileSystemFileHandle): void {
  savedFiles.set(path, text);
  if (handle) onThisMachine.set(path, handle);
}

/** What lies on this machine others change without a word: it is read anew. */
export async function readAnew(): Promise<void> {
  for (const [path, handle] of onThisMachine) savedFiles.set(path, await (await handle.getFile()).text());
}
