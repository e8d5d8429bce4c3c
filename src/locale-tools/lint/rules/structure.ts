/** Keys, types and list lengths are the same in every language; nothing is empty. */
import { isData } from '../../data-keys.ts';
import type { Entry } from '../../json-source.ts';
import type { LocaleFile } from '../../locale-files.ts';
import { pluralGroupOf } from './plurals.ts';
import { besideEnglishEntry, besideEnglishFile, inEachEntry, inEachFile, inEachText, type Rule } from './rule.ts';

const kindNames: Record<Entry['kind'], string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  list: 'a list [ ]',
  group: 'a group { }',
};

function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** Entries of `from` that `other` lacks though it has their parent: the topmost only, and no plural forms. */
function lacking(from: LocaleFile, other: LocaleFile): { entry: Entry; parent: Entry }[] {
  return [...from.entries.values()].flatMap((entry) => {
    const parent = other.entries.get(parentOf(entry.key));
    const isLacking = entry.key !== '' && !other.entries.has(entry.key) && !pluralGroupOf(from, entry.key);
    return parent?.kind === 'group' && isLacking ? [{ entry, parent }] : [];
  });
}

/** Lists without which their section is left out; every other leaves a heading with nothing under it. */
const mayBeEmpty: Readonly<Record<string, readonly string[]>> = { home: ['testimonials.items'] };

export const structureRules: readonly Rule[] = [
  {
    id: 'missing-key',
    severity: 'error',
    why: 'The page would show nothing, or English, where this text belongs.',
    remedy: 'Copy the line from the English file to the same place here and translate its text.',
    find: besideEnglishFile((file, english) => lacking(english, file).map(({ entry, parent }) => {
      return { entry: parent, offset: parent.offset, what: `the key “${entry.key}” of the English file is missing here` };
    })),
  },
  {
    id: 'extra-key',
    severity: 'error',
    why: 'No page reads it: keys are names for the programs and stay as they are in English.',
    remedy: 'If it is a key that was renamed or translated, write it as in the English file; otherwise delete the line.',
    find: besideEnglishFile((file, english) => lacking(file, english).map(({ entry }) => {
      return { entry, offset: entry.keyOffset, what: `the key “${entry.key}” is not in the English file` };
    })),
  },
  {
    id: 'wrong-kind',
    severity: 'error',
    why: 'The page is built for the kind of value that stands in English.',
    remedy: 'Write it as in the English file: texts between quotes, figures without, lists in [ ], groups in { }.',
    find: besideEnglishEntry((entry, english) => {
      return entry.kind === english.kind ? undefined : `this is ${kindNames[entry.kind]}, in English it is ${kindNames[english.kind]}`;
    }),
  },
  {
    id: 'list-length',
    severity: 'error',
    why: 'Readers of one language would see more or fewer items than the others.',
    remedy: 'Bring the list to the same items in the same order as in English.',
    find: besideEnglishEntry((entry, english) => {
      const isOtherLength = entry.kind === 'list' && english.kind === 'list' && entry.size !== english.size;
      return isOtherLength ? `this list has ${entry.size} items, in English it has ${english.size}` : undefined;
    }),
  },
  {
    id: 'duplicate-key',
    severity: 'error',
    why: 'Only the last of the two is shown; the other is lost without a word.',
    remedy: 'Keep the right one of the two lines and delete the other.',
    find: inEachFile(({ duplicates }) => duplicates.map((entry) => {
      return { entry, offset: entry.keyOffset, what: `the key “${entry.key}” stands twice in its group` };
    })),
  },
  {
    id: 'key-name',
    severity: 'error',
    why: 'i18next reads “.” and “:” in a key as a path, so the text could not be found.',
    remedy: 'Name the key with letters and digits (camelCase) or with hyphens.',
    find: inEachEntry((entry, file) => {
      const name = entry.key.slice(parentOf(entry.key).length).replace(/^\./, '');
      const source = file.text.slice(entry.keyOffset, entry.offset);
      const isWrong = !/^[A-Za-z0-9_-]*$/.test(name) || /^"[^"]*[.:][^"]*"/.test(source);
      return isWrong && source !== '' ? { offset: entry.keyOffset, what: `the key “${name}” holds a sign that a key cannot have` } : undefined;
    }),
  },
  {
    id: 'data-differs',
    severity: 'error',
    why: 'This value is read by the programs, not by visitors, and must be the same in every language.',
    remedy: 'Write it exactly as in the English file.',
    find: besideEnglishEntry((entry, english) => {
      const isSameData = isData(english.key, english.value) || entry.kind === 'boolean';
      if (!isSameData || english.kind !== entry.kind || english.value === entry.value) return undefined;
      return `this is ${JSON.stringify(entry.value)}, in English it is ${JSON.stringify(english.value)}`;
    }),
  },
  {
    id: 'empty-text',
    severity: 'error',
    why: 'Visitors would see a gap or a note that is not meant for them.',
    remedy: 'Write the text; if the part is not wanted, take its key out of every language.',
    find: inEachText(function* ({ value }) {
      if (value.trim() === '') yield { what: 'the text is empty' };
      else if (/^\s*(?:(?:TODO|TBD|FIXME|XXX)(?![a-z])|\?+\s*$)/i.test(value)) yield { what: 'the text is a note that it is still to be written' };
    }),
  },
  {
    id: 'empty-group',
    severity: 'error',
    why: 'Readers of this language would see a heading with nothing under it.',
    remedy: 'Bring its entries back from the English file and translate them.',
    find: inEachEntry(({ key, kind, size }, { name }) => {
      if (kind === 'null') return 'nothing stands here';
      if (kind === 'list' && mayBeEmpty[name]?.includes(key)) return undefined;
      return (kind === 'list' || kind === 'group') && size === 0 ? `${kindNames[kind]} without entries` : undefined;
    }),
  },
  {
    id: 'key-order',
    severity: 'warning',
    why: 'Files in the same order can be read side by side, line by line.',
    remedy: 'Move the line to where it stands in the English file.',
    // Only the first key out of place is named: the rest follows from it.
    find: besideEnglishFile(({ entries }, english) => {
      const shared = [...entries.values()].filter((entry) => english.entries.has(entry.key));
      const wanted = [...english.entries.keys()].filter((key) => entries.has(key));
      const first = shared.find((entry, index) => entry.key !== wanted[index]);
      return first ? [{ entry: first, offset: first.keyOffset, what: `the key “${first.key}” stands elsewhere in English` }] : [];
    }),
  },
];
