/** Tells whether a build is still what the sources and the settings would give. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDayInIndia } from '../values/calendar-date.ts';
import { filesBelow } from './files-below.ts';

/** File in the build that holds the stamp of what it was made from; hidden, so no server hands it out. */
export const stampFile = '.build-stamp';

const sources = ['src', 'locales', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** Of no build a part, and left out of the copies that tests build. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Fingerprint of some files and folders below `root`, and of what else counts. */
export function fingerprintOf(root: string, paths: readonly string[], besides = ''): string {
  const hash = createHash('sha256').update(besides);
  for (const file of paths.flatMap((path) => filesBelow(join(root, path))).filter((file) => !isTest(file)))
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Fingerprint of what a build depends on: the content of the sources below `root`, the settings, and the day, by which
 * facts fall due and Saturdays come. Of the history, which dates pages, it knows nothing: a commit shows the day after.
 */
export const stampOf = (root: string, settings: Readonly<Record<string, string>>) =>
  fingerprintOf(root, sources, JSON.stringify([settings, isoDayInIndia(new Date())]));

/** True when the build in `directory` was made from these sources and settings. */
export function isCurrent(directory: string, root: string, settings: Readonly<Record<string, string>>): boolean {
  const file = join(directory, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, settings);
}
