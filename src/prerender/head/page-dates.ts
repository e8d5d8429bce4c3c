/**
 * When each page last changed, as the history of its sources tells: never the time of the build, so that equal sources
 * give equal dates.
 */
import { spawnSync } from 'node:child_process';
import type { Language } from '../../i18n/languages.ts';
import { isPriced } from '../../office/services.ts';
import type { PageId } from '../../site/pages.ts';

/** Dates of files as year-month-day; what cannot be dated is left out. */
export type Dates = ReadonlyMap<string, string>;

const ofPages = ['--', 'locales', 'src/pages'];

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

/** Locale files beside its own from which a page takes what the owner changes. */
const quotedBy = (page: PageId) => (page === 'home' ? ['prices', 'testimonials'] : isPriced(page) ? ['prices'] : []);

/**
 * Date of a page's last change: the newest of its component, its own locale file and those that it quotes; undefined
 * where one of them has none.
 */
export function pageDate(page: PageId, language: Language, dates: Dates): string | undefined {
  const words = [page, ...quotedBy(page)].map((name) => `locales/${language}/${name}.json`);
  const all = [`src/pages/${page}-page.tsx`, ...words].map((file) => dates.get(file));
  return all.every((date) => date !== undefined) ? all.toSorted().at(-1) : undefined;
}
