/** Every language has the plural forms it needs, and none that it never uses. */
import { isReadable, type LocaleFile } from '../../locale-files.ts';
import type { Rule } from './rule.ts';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

const form = /^(.*?)(_ordinal)?_(zero|one|two|few|many|other)$/;

/** The common part of a key that has plural forms, like `count` of `count_one`; undefined for any other key. */
export function pluralGroupOf(file: LocaleFile, key: string): string | undefined {
  const match = form.exec(key);
  if (!match) return undefined;
  const base = `${match[1]}${match[2] ?? ''}`;
  return file.entries.has(`${base}_other`) ? base : undefined;
}

function formsNeeded(tag: string, base: string): string[] {
  const type = base.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
}

export const pluralForms: Rule = {
  id: 'plural-forms',
  severity: 'error',
  why: 'Each language chooses its own form by number: in Gujarati and Hindi 0 takes “one”, in English “other”.',
  mend: 'Give every form the language has: key_one and key_other for English, Gujarati and Hindi.',
  *find(copy) {
    for (const file of copy.files.filter(isReadable)) {
      const tag = copy.languages[file.language]?.tag ?? file.language;
      const groups = new Set([file, copy.file(copy.source, file.name)].filter(isReadable).flatMap((each) => {
        return [...each.entries.keys()].flatMap((key) => pluralGroupOf(each, key) ?? []);
      }));
      for (const base of groups) {
        const needed = formsNeeded(tag, base);
        const present = [...file.entries.values()].filter(({ key }) => key.startsWith(`${base}_`) && categories.includes(key.slice(base.length + 1)));
        const at = present.at(0) ?? file.entries.get(base.slice(0, Math.max(0, base.lastIndexOf('.'))));
        const missing = needed.filter((category) => !file.entries.has(`${base}_${category}`));
        for (const category of missing) {
          yield { file, ...(at && { entry: at }), offset: at?.keyOffset ?? 0, what: `the form “${base}_${category}” is missing` };
        }
        for (const entry of present.filter(({ key }) => !needed.includes(key.slice(base.length + 1)))) {
          yield { file, entry, offset: entry.keyOffset, what: `${tag} never uses the form “${entry.key}”`, mend: 'Delete the line.' };
        }
      }
    }
  },
};

export const pluralRules = [pluralForms];
