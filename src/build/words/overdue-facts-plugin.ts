import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isDue, readClaims } from '../../owner/due-claims.ts';
import { dayInIndia, type CalendarDate } from '../../values/calendar-date.ts';
import { noteOverdue } from './overdue-facts.ts';

/** Gives a build the words of the locale files with a note beside every fact that is due on its day. */
export function overdueFactsPlugin(today: CalendarDate = dayInIndia(new Date())): Plugin {
  const due = readClaims().filter((claim) => isDue(claim, today));
  return {
    name: 'overdue-facts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const [, folder = '', file = ''] = /(.*\/locales\/\w+)\/([\w-]+)\.json$/.exec(id) ?? [];
      if (!due.some(({ keys }) => keys.some((key) => key.startsWith(`${file}:`)))) return undefined;
      const { months, sources } = JSON.parse(await readFile(join(folder, 'common.json'), 'utf8'));
      const words = JSON.parse(code);
      noteOverdue(due, file, words, (read) => {
        const [year, month] = read.split('-');
        return sources.overdue.replace('{{month}}', `${months[Number(month) - 1]} ${year}`);
      });
      return JSON.stringify(words);
    },
  };
}
