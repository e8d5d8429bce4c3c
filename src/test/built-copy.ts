/** Copies of the project with other facts: each is built once, and again only when its sources or its facts have changed. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stampOf } from '../setup/build-stamp.ts';
import { envFileOf } from '../office/schema/settings.ts';
import { buildCopy, copyProject, fileText } from './project-copy.ts';

const copies = resolve(import.meta.dirname, '../../.cache/copies');

export interface CopyRecipe {
  name: string;
  /** Writes into a copy of the sources what makes it another office, or another site. */
  change: (folder: string) => void | Promise<void>;
  /** Of `npm run build`. */
  options?: readonly string[];
}

/** Folder of the copy, its site built. @throws {Error} with what the build says where it stops */
export async function builtCopy({ name, change, options = [] }: CopyRecipe): Promise<string> {
  mkdirSync(copies, { recursive: true });
  const folder = join(copies, name);
  const fresh = copyProject(copies);
  try {
    await change(fresh.folder);
    const stamp = await stampOf(fresh.folder, { settings: fileText(envFileOf(fresh.folder)) ?? '' });
    if (fileText(join(folder, '.stamp')) === stamp) return folder;
    console.log(`Building ${name} for the tests …`);
    await buildCopy(fresh.folder, ...options);
    writeFileSync(join(fresh.folder, '.stamp'), stamp);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh.folder, folder);
    return folder;
  } finally {
    fresh.remove();
  }
}
