/** When each page last changed, as the history of its sources tells: never the time of the build, so that equal sources give equal dates. */
import { spawnSync } from 'node:child_process';
import { languageCodes } from '../../i18n/languages.ts';
import { pageIds, siteMap } from '../../site/site-map.ts';
import { addressOf } from '../../site/urls.ts';

/** Dates of files or pages as year-month-day; what cannot be dated is left out. */
export type Dates = ReadonlyMap<string, string>;

const folders = ['locales', 'src/pages'];

function git(root: string, ...command: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', [...command, '--', ...folders], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

/** Date of the last commit of each committed and unchanged file, by its path below `root`; empty where there is no whole history. */
export function commitDates(root: string): Dates {
  const dates = new Map<string, string>();
  // A shallow clone would date every file to its oldest commit.
  const { stdout: isShallow } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: root, encoding: 'utf8' });
  if (isShallow?.trim() !== 'false') return dates;
  const log = git(root, 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative') ?? '';
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  const changed = git(root, 'diff', 'HEAD', '--name-only', '--no-renames', '--relative') ?? '';
  for (const file of changed.split('\n')) dates.delete(file);
  return dates;
}

/** Date of the last change of each page by its address: the newest of the locale files that it reads and its own component. */
export function pageDates(files: Dates): Dates {
  const dates = new Map<string, string>();
  for (const language of languageCodes) {
    for (const page of pageIds) {
      const sources = [`src/pages/${page}-page.tsx`, ...siteMap[page].copy.map((namespace) => `locales/${language}/${namespace}.json`)];
      const known = sources.map((source) => files.get(source)).filter((date) => date !== undefined);
      const newest = known.toSorted().at(-1);
      if (newest && known.length === sources.length) dates.set(addressOf(page, language), newest);
    }
  }
  return dates;
}
