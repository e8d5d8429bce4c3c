/** Every language has the plural forms it needs, and none that it never uses. */
import { isReadable, type LocaleFile } from '../../locale-files.ts';
import { inEachFile, type Rule } from './rule.ts';

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

export const pluralRules: readonly Rule[] = [
  {
    id: 'plural-forms',
    severity: 'error',
    why: 'Each language chooses its own form by number: in Gujarati and Hindi 0 takes “one”, in English “other”.',
    remedy: 'Give every form the language has, each on a line of its own: key_one and key_other for English, Gujarati and Hindi.',
    find: inEachFile(function* (file, locales) {
      const tag = locales.languages[file.language]?.tag ?? file.language;
      const groups = new Set([file, locales.file(locales.source, file.name)].filter(isReadable).flatMap((each) => {
        return [...each.entries.keys()].flatMap((key) => pluralGroupOf(each, key) ?? []);
      }));
      for (const base of groups) {
        const needed = formsNeeded(tag, base);
        const present = [...file.entries.values()].filter(({ key }) => key.startsWith(`${base}_`) && categories.includes(key.slice(base.length + 1)));
        const at = present.at(0) ?? file.entries.get(base.slice(0, Math.max(0, base.lastIndexOf('.'))));
        for (const category of needed.filter((each) => !file.entries.has(`${base}_${each}`))) {
          yield { ...(at && { entry: at }), offset: at?.keyOffset ?? 0, what: `the form “${base}_${category}” is missing` };
        }
        for (const entry of present.filter(({ key }) => !needed.includes(key.slice(base.length + 1)))) {
          yield { entry, offset: entry.keyOffset, what: `${tag} never uses the form “${entry.key}”`, remedy: 'Delete the line.' };
        }
      }
    }),
  },
];
