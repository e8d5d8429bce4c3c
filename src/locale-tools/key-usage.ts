/** Which page reads which text: recorded by the build, asked by `npm run status -- --where`, the check and the editor. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { KeyRead } from './key-trace.ts';
import { placeholderPattern } from './text-analysis.ts';
import { writeAtomically } from './write-atomically.ts';

/** Places of texts as `file:key` by page; a place may be a group, of which then all is read. */
export type Usage = Readonly<Record<string, readonly string[]>>;

const usageFile = '.cache/key-usage.json';

/** Words that formats need, read as data and not by their keys, on every page. */
const readWithoutKey = ['common:money', 'common:months'];

/** Places that one read takes: its own, and those of the figures that its text quotes. */
export function placesOf({ file, key, written }: Pick<KeyRead, 'file' | 'key' | 'written'>): string[] {
  const quoted = String(written).match(placeholderPattern) ?? [];
  const paths = quoted.map((placeholder) => placeholder.slice(2, -2).split(',', 1)[0]?.trim() ?? '').filter((name) => name.includes('.'));
  return [`${file}:${key}`, ...paths.map((name) => name.replace('.', ':'))];
}

/** Notes what the pages read while they are rendered. */
export function noteUsage(): { note(page: string, read: KeyRead): void; usage(): Usage } {
  const places = new Map<string, Set<string>>();
  return {
    note(page, read) {
      const own = places.get(page) ?? new Set(readWithoutKey);
      places.set(page, own);
      for (const place of placesOf(read)) own.add(place);
    },
    usage: () => Object.fromEntries([...places].map(([page, own]) => [page, [...own].toSorted()])),
  };
}

export function writeUsage(root: string, usage: Usage): void {
  writeAtomically(path.join(root, usageFile), `${JSON.stringify(usage, null, 1)}\n`);
}

/** The record of the last build; undefined before the first. */
export function readUsage(root: string): Usage | undefined {
  const file = path.join(root, usageFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function isWithin(place: string, group: string): boolean {
  return place === group || place.startsWith(group.endsWith(':') ? group : `${group}.`);
}

/** Pages that read a text, or anything of a group or a file (`contact:`). */
export function pagesUsing(usage: Usage, place: string): string[] {
  return Object.entries(usage).flatMap(([page, places]) => (places.some((each) => isWithin(each, place) || isWithin(place, each)) ? [page] : []));
}
