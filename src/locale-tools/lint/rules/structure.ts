/** Keys, types and list lengths are the same in every language; nothing is empty. */
import { isData } from '../../../i18n/data-keys.ts';
import type { Entry } from '../../json-source.ts';
import { isReadable, type LocaleFiles, type LocaleFile } from '../../locale-files.ts';
import { inEachText, type RuleHit, type Rule } from './rule.ts';
import { pluralGroupOf } from './plurals.ts';

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

/** Every translated file beside its English one. */
function* pairs(copy: LocaleFiles): Iterable<{ file: LocaleFile; english: LocaleFile }> {
  for (const file of copy.files) {
    const english = copy.file(copy.source, file.name);
    if (file.language !== copy.source && isReadable(file) && isReadable(english)) yield { file, english };
  }
}

/** Entries of `from` that `other` lacks though it has their parent: the topmost only, and no plural forms. */
function* lacking(from: LocaleFile, other: LocaleFile): Iterable<{ entry: Entry; parent: Entry }> {
  for (const entry of from.entries.values()) {
    const parent = other.entries.get(parentOf(entry.key));
    const isCompared = parent?.kind === 'group' && !other.entries.has(entry.key) && !pluralGroupOf(from, entry.key);
    if (isCompared && entry.key !== '') yield { entry, parent };
  }
}

export const missingKey: Rule = {
  id: 'missing-key',
  severity: 'error',
  why: 'The page would show nothing, or English, where this text belongs.',
  mend: 'Copy the line from the English file to the same place here and translate its text.',
  *find(copy) {
    for (const { file, english } of pairs(copy)) {
      for (const { entry, parent } of lacking(english, file)) {
        yield { file, entry: parent, offset: parent.offset, what: `the key “${entry.key}” of the English file is missing here` };
      }
    }
  },
};

export const extraKey: Rule = {
  id: 'extra-key',
  severity: 'error',
  why: 'No page reads it: keys are names for the programs and stay as they are in English.',
  mend: 'If it is a key that was renamed or translated, write it as in the English file; otherwise delete the line.',
  *find(copy) {
    for (const { file, english } of pairs(copy)) {
      for (const { entry } of lacking(file, english)) {
        yield { file, entry, offset: entry.keyOffset, what: `the key “${entry.key}” is not in the English file` };
      }
    }
  },
};

export const wrongKind: Rule = {
  id: 'wrong-kind',
  severity: 'error',
  why: 'The page is built for the kind of value that stands in English.',
  mend: 'Write it as in the English file: texts between quotes, figures without, lists in [ ], groups in { }.',
  *find(copy) {
    for (const { file, english } of pairs(copy)) {
      for (const entry of file.entries.values()) {
        const wanted = english.entries.get(entry.key);
        if (!wanted || wanted.kind === entry.kind) continue;
        yield { file, entry, offset: entry.offset, what: `this is ${kindNames[entry.kind]}, in English it is ${kindNames[wanted.kind]}` };
      }
    }
  },
};

export const listLength: Rule = {
  id: 'list-length',
  severity: 'error',
  why: 'Readers of one language would see more or fewer items than the others.',
  mend: 'Bring the list to the same items in the same order as in English.',
  *find(copy) {
    for (const { file, english } of pairs(copy)) {
      for (const entry of file.entries.values()) {
        const wanted = english.entries.get(entry.key);
        if (wanted?.kind !== 'list' || entry.kind !== 'list' || wanted.size === entry.size) continue;
        yield { file, entry, offset: entry.offset, what: `this list has ${entry.size} items, in English it has ${wanted.size}` };
      }
    }
  },
};

export const duplicateKey: Rule = {
  id: 'duplicate-key',
  severity: 'error',
  why: 'Only the last of the two is shown; the other is lost without a word.',
  mend: 'Keep the right one of the two lines and delete the other.',
  *find(copy) {
    for (const file of copy.files.filter(isReadable)) {
      for (const entry of file.duplicates) {
        yield { file, entry, offset: entry.keyOffset, what: `the key “${entry.key}” stands twice in its group` };
      }
    }
  },
};

export const keyName: Rule = {
  id: 'key-name',
  severity: 'error',
  why: 'i18next reads “.” and “:” in a key as a path, so the text could not be found.',
  mend: 'Name the key with letters and digits (camelCase) or with hyphens.',
  *find(copy) {
    for (const file of copy.files.filter(isReadable)) {
      for (const entry of file.entries.values()) {
        const name = entry.key.slice(parentOf(entry.key).length).replace(/^\./, '');
        const source = file.text.slice(entry.keyOffset, entry.offset);
        const isWrong = !/^[A-Za-z0-9_-]*$/.test(name) || /^"[^"]*[.:][^"]*"/.test(source);
        if (isWrong && source !== '') yield { file, entry, offset: entry.keyOffset, what: `the key “${name}” holds a sign that a key cannot have` };
      }
    }
  },
};

export const dataDiffers: Rule = {
  id: 'data-differs',
  severity: 'error',
  why: 'This value is read by the programs, not by visitors, and must be the same in every language.',
  mend: 'Write it exactly as in the English file.',
  *find(copy) {
    for (const { file, english } of pairs(copy)) {
      for (const entry of file.entries.values()) {
        const wanted = english.entries.get(entry.key);
        if (!wanted || wanted.kind !== entry.kind || wanted.value === entry.value) continue;
        if (!isData(wanted.key, wanted.value) && entry.kind !== 'boolean') continue;
        yield { file, entry, offset: entry.offset, what: `this is ${JSON.stringify(entry.value)}, in English it is ${JSON.stringify(wanted.value)}` };
      }
    }
  },
};

export const emptyText: Rule = {
  id: 'empty-text',
  severity: 'error',
  why: 'Visitors would see a gap or a note that is not meant for them.',
  mend: 'Write the text; if the part is not wanted, take its key out of every language.',
  find: inEachText(function* ({ value }) {
    if (value.trim() === '') yield { what: 'the text is empty' };
    else if (/^\s*(?:(?:TODO|TBD|FIXME|XXX)(?![a-z])|\?+\s*$)/i.test(value)) yield { what: 'the text is a note that it is still to be written' };
  }),
};

export const emptyGroup: Rule = {
  id: 'empty-group',
  severity: 'error',
  why: 'Readers of this language would see a heading with nothing under it.',
  mend: 'Bring its entries back from the English file and translate them.',
  *find(copy): Iterable<RuleHit> {
    for (const file of copy.files.filter(isReadable)) {
      for (const entry of file.entries.values()) {
        const isEmpty = entry.kind === 'null' || ((entry.kind === 'list' || entry.kind === 'group') && entry.size === 0);
        if (isEmpty) yield { file, entry, offset: entry.offset, what: entry.kind === 'null' ? 'nothing stands here' : `${kindNames[entry.kind]} without entries` };
      }
    }
  },
};

/** Only the first key out of place is named: the rest follows from it. */
export const keyOrder: Rule = {
  id: 'key-order',
  severity: 'warning',
  why: 'Files in the same order can be read side by side, line by line.',
  mend: 'Move the line to where it stands in the English file.',
  *find(copy) {
    for (const { file, english } of pairs(copy)) {
      const shared = [...file.entries.values()].filter((entry) => english.entries.has(entry.key));
      const wanted = [...english.entries.keys()].filter((key) => file.entries.has(key));
      const first = shared.find((entry, index) => entry.key !== wanted[index]);
      if (first) yield { file, entry: first, offset: first.keyOffset, what: `the key “${first.key}” stands elsewhere in English` };
    }
  },
};

export const structureRules = [missingKey, extraKey, wrongKind, listLength, duplicateKey, keyName, dataDiffers, emptyText, emptyGroup, keyOrder];
