import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type CalendarDate, type IsoDay, dayInIndia } from '../../values/calendar-date.ts';
import { isDue, readClaims } from '../../owner/due-claims.ts';
import { datedSentences, noteOverdue } from './overdue-facts.ts';

/** Gives a build the words of the locale files with a note beside every fact, and every price shown with its month, that is due on its day. */
export function overdueFactsPlugin(today: CalendarDate = dayInIndia(new Date())): Plugin {
  const due = readClaims().filter((claim) => isDue(claim, today));
  return {
    name: 'overdue-facts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const [, folder = '', file = ''] = /(.*\/locales\/\w+)\/([\w-]+)\.json$/.exec(id) ?? [];
      const hasDue = due.some(({ keys }) => keys.some((key) => key.startsWith(`${file}:`)));
      if (!hasDue && !code.includes('.checked, month}}')) return undefined;
      const jsonOf = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
      const { months, sources } = await jsonOf('common');
      const note = (read: string) => {
        const [year, month] = read.split('-');
        return sources.overdue.replace('{{month}}', `${months[Number(month) - 1]} ${year}`);
      };
      const words = JSON.parse(code);
      noteOverdue(due, file, words, note);
      for (const { owner, name, text, month } of datedSentences(words)) {
        const value = month.path.reduce((part, step) => part[step], await jsonOf(month.file));
        if (isDue({ read: `${value}-01` as IsoDay, kind: 'fee' }, today)) owner[name] = `${text} ${note(value)}`;
      }
      return JSON.stringify(words);
    },
  };
}
