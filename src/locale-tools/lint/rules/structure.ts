/** Keys, types and list lengths are the same in every language; nothing is empty. */
import { isData } from '../../data-keys.ts';
import type { Entry } from '../../json-source.ts';
import type { LocaleFile } from '../../locale-files.ts';
import { pluralGroupOf } from './plurals.ts';
import { besideEnglishEntry, besideEnglishFile, inEachFile, inEachText, type Finders } from './rule.ts';

const kindNames: Record<Entry['kind'], string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  list: 'a list [ ]',
  group: 'a group { }',
};

/** Entries of `from` that `other` lacks though it has their group: the topmost only, and no plural forms. */
function lacking(from: LocaleFile, other: LocaleFile): { entry: Entry; parent: Entry }[] {
  return [...from.entries.values()].flatMap((entry) => {
    const parent = other.entries.get(entry.key.slice(0, Math.max(0, entry.key.lastIndexOf('.'))));
    const isLacking = entry.key !== '' && !other.entries.has(entry.key) && !pluralGroupOf(from, entry.key);
    return parent?.kind === 'group' && isLacking ? [{ entry, parent }] : [];
  });
}

export const structureFinders: Finders = {
  'missing-key': besideEnglishFile((file, english) =>
    lacking(english, file).map(({ entry, parent }) => {
      const what = `the key “${entry.key}” of the English file is missing here`;
      return { entry: parent, offset: parent.offset, what };
    }),
  ),
  'extra-key': besideEnglishFile((file, english) =>
    lacking(file, english).map(({ entry }) => {
      return { entry, offset: entry.keyOffset, what: `the key “${entry.key}” is not in the English file` };
    }),
  ),
  'wrong-kind': besideEnglishEntry(({ kind }, english) =>
    kind === english.kind ? undefined : `this is ${kindNames[kind]}, in English it is ${kindNames[english.kind]}`,
  ),
  'list-length': besideEnglishEntry(({ kind, size }, english) =>
    kind === 'list' && english.kind === 'list' && size !== english.size
      ? `this list has ${size} items, in English it has ${english.size}`
      : undefined,
  ),
  'duplicate-key': inEachFile(({ duplicates }) =>
    duplicates.map((entry) => {
      return { entry, offset: entry.keyOffset, what: `the key “${entry.key}” stands twice in its group` };
    }),
  ),
  // Elsewhere such a key is one that English does not have.
  'key-name': inEachFile(({ language, text, entries }, { source }) =>
    [...entries.values()].flatMap((entry) => {
      const name = /^"([^"]*)"\s*:/.exec(text.slice(entry.keyOffset, entry.offset))?.[1] ?? '';
      if (language !== source || /^[\w-]*$/.test(name)) return [];
      return [{ entry, offset: entry.keyOffset, what: `the key “${name}” holds a sign that a key cannot have` }];
    }),
  ),
  'data-differs': besideEnglishEntry(({ kind, value }, english) => {
    const isSameData = isData(english.key, english.value) || kind === 'boolean';
    if (!isSameData || english.kind !== kind || english.value === value) return undefined;
    return `this is ${JSON.stringify(value)}, in English it is ${JSON.stringify(english.value)}`;
  }),
  'empty-text': inEachText(function* ({ value }) {
    if (value.trim() === '') yield { what: 'the text is empty' };
    else if (/^\s*(?:(?:TODO|TBD|FIXME|XXX)(?![a-z])|\?+\s*$)/i.test(value))
      yield { what: 'the text is a note that it is still to be written' };
  }),
  'empty-group': inEachFile(({ entries }) =>
    [...entries.values()].flatMap((entry) => {
      const isEmpty = entry.kind === 'null' || (/^(?:list|group)$/.test(entry.kind) && entry.size === 0);
      return isEmpty ? [{ entry, offset: entry.offset, what: `nothing stands in “${entry.key}”` }] : [];
    }),
  ),
};
