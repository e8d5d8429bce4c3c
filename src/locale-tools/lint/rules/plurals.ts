/** Every language has the plural forms it needs, and none that it never uses. */
import { isReadable, type LocaleFile } from '../../locale-files.ts';
import { inEachFile, type Finders } from './rule.ts';

const form = /^(.*)_(?:zero|one|two|few|many|other)$/;

/** The common part of a key that has plural forms, like `count` of `count_one`; undefined for any other key. */
export function pluralGroupOf(file: LocaleFile, key: string): string | undefined {
  const [, base] = form.exec(key) ?? [];
  return base !== undefined && file.entries.has(`${base}_other`) ? base : undefined;
}

export const pluralFinders: Finders = {
  'plural-forms': inEachFile(function* (file, locales) {
    const tag = locales.languages[file.language]?.tag ?? file.language;
    const files = [file, locales.file(locales.source, file.name)].filter(isReadable);
    const groups = new Set(
      files.flatMap((each) => [...each.entries.keys()].flatMap((key) => pluralGroupOf(each, key) ?? [])),
    );
    for (const base of groups) {
      const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.map((each) => `${base}_${each}`);
      const present = [...file.entries.values()].filter(({ key }) => form.exec(key)?.[1] === base);
      const entry = present[0] ?? file.entries.get(base.slice(0, Math.max(0, base.lastIndexOf('.'))));
      for (const key of needed.filter((each) => entry && !file.entries.has(each)))
        yield { entry, offset: entry?.keyOffset ?? 0, what: `the form “${key}” is missing` };
      for (const extra of present.filter(({ key }) => !needed.includes(key)))
        yield { entry: extra, offset: extra.keyOffset, what: `${tag} never uses the form “${extra.key}”` };
    }
  }),
};
