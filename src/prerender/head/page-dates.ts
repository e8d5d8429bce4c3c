/**
 * When each page last changed, as the history of its sources tells: never the time of the build, so that equal sources
 * give equal dates.
 */
import { spawnSync } from 'node:child_process';
import type { i18n } from 'i18next';
import type { PageId } from '../../site/pages.ts';

/** Dates of files as year-month-day; what cannot be dated is left out. */
export type Dates = ReadonlyMap<string, string>;

const ofPages = ['--', 'locales', 'src/pages', 'src/facts/figures.json'];

/** What git says; nothing where it fails. */
function git(root: string, ...command: string[]): string {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : '';
}

/**
 * Date of the last commit of each committed and unchanged file, by its path below `root`; empty where there is no whole
 * history.
 */
export function commitDates(root: string): Dates {
  const dates = new Map<string, string>();
  // A shallow clone would date every file to its oldest commit.
  if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  const log = git(root, 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', ...ofPages);
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  const changed = git(root, 'diff', 'HEAD', '--name-only', '--no-renames', '--relative', ...ofPages);
  for (const file of changed.split('\n')) dates.delete(file);
  return dates;
}

/**
 * Date of a page's last change: the newest of its component, the locale files of the namespaces that it reads, and the
 * prices and figures of the law that these quote; undefined where one of them has none. `common` and the facts of the
 * office, which stand on every page, change none.
 */
export function pageDate(page: PageId, i18n: i18n, dates: Dates): string | undefined {
  const read = (i18n.reportNamespaces?.getUsedNamespaces() ?? []).filter((name) => name !== 'common');
  const words = JSON.stringify(read.map((name) => i18n.getResourceBundle(i18n.language, name)));
  if (words.includes('{{prices.')) read.push('prices');
  const files = [`src/pages/${page}-page.tsx`, ...read.map((name) => `locales/${i18n.language}/${name}.json`)];
  if (words.includes('{{figures.')) files.push('src/facts/figures.json');
  const days = files.map((file) => dates.get(file));
  return days.every((day) => day !== undefined) ? days.toSorted().at(-1) : undefined;
}
