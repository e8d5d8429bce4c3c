import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isLanguage, type Language } from '../../../i18n/languages.ts';
import { isData } from '../../../locale-tools/data-keys.ts';
import { isDue, readClaims } from '../../../facts/due-claims.ts';
import { type CalendarDate, type IsoDay, dayInIndia } from '../../../values/calendar-date.ts';
import { datedSentences, noteOverdue } from './overdue-facts.ts';
import { unbroken } from './unbroken-words.ts';

/** What stands here is read by search engines, calendars and other programs, which break lines by themselves. */
const unseen = new Set(['meta', 'reminder', 'greeting']);

function unbrokenIn(key: string, value: unknown, language: Language): unknown {
  if (isData(key, value) || unseen.has(key)) return value;
  if (typeof value === 'string') return unbroken(value, key, language);
  if (Array.isArray(value)) return value.map((item) => unbrokenIn(key, item, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unbrokenIn(name, part, language)]));
}

/**
 * Gives a build the words of the locale files, for pages and islands alike: with a note beside every fact, and every
 * price shown with its month, that is due on its day, and with no-break characters where they must not break.
 */
export function builtWordsPlugin(today: CalendarDate = dayInIndia(new Date())): Plugin {
  const due = readClaims().filter((claim) => isDue(claim, today));
  return {
    name: 'built-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\/[\w-]+\.json$/ },
      handler(code, id) {
        const [, folder = '', language, file = ''] = /(.*\/locales\/(\w+))\/([\w-]+)\.json$/.exec(id) ?? [];
        if (!isLanguage(language)) return undefined;
        const jsonOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
        const { months, sources } = jsonOf('common');
        const note = (read: string) => {
          const [year, month] = read.split('-');
          return sources.overdue.replace('{{month}}', `${months[Number(month) - 1]} ${year}`);
        };
        const words = JSON.parse(code);
        noteOverdue(due, file, words, note);
        for (const { owner, name, text, month } of datedSentences(words)) {
          const value = month.path.reduce((part, step) => part[step], jsonOf(month.file));
          if (isDue({ read: `${value}-01` as IsoDay, kind: 'fee' }, today)) owner[name] = `${text} ${note(value)}`;
        }
        return JSON.stringify(unbrokenIn('', words, language));
      },
    },
  };
}
