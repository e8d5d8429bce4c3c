/**
 * Keys, types and list lengths are the same in every language; nothing is empty, of another shape, or made from English
 * that has changed since.
 */
import { defaultLanguage } from '../../../i18n/languages.ts';
import { isData, notedByDesk } from '../../data-keys.ts';
import type { JsonEntry } from '../../../json/json-source.ts';
import type { LocaleFile } from '../../locale-files.ts';
import { isOutdated } from '../../translation-memory.ts';
import { isoDayInIndia } from '../../../values/calendar-date.ts';
import { besideEnglish, besideEnglishFile, inEachFile, inEachText, type Finders } from './rule.ts';

/** A value as it is told to people. */
const shown = ({ kind, value, size }: JsonEntry) =>
  JSON.stringify(value) ?? (kind === 'array' ? `a list of ${size}` : '{ … }');

/** Entries of `from` that `other` lacks though it has their group: the topmost only. */
function lacking(from: LocaleFile, other: LocaleFile): { entry: JsonEntry; parent: JsonEntry }[] {
  return [...from.entries.values()].flatMap((entry) => {
    const parent = other.entries.get(entry.key.slice(0, Math.max(0, entry.key.lastIndexOf('.'))));
    const isLacking = entry.key !== '' && !other.entries.has(entry.key);
    return parent?.kind === 'object' && isLacking ? [{ entry, parent }] : [];
  });
}

export const structureFinders: Finders = {
  'missing-key': besideEnglishFile((file, english) =>
    lacking(english, file).map(({ entry, parent }) => {
      return { entry: parent, what: `the key “${entry.key}” of the English file is missing here` };
    }),
  ),
  'extra-key': besideEnglishFile((file, english) =>
    lacking(file, english).flatMap(({ entry }) => {
      if (entry.key === notedByDesk) return [];
      return { entry, offset: entry.keyOffset, what: `the key “${entry.key}” is not in the English file` };
    }),
  ),
  'duplicate-key': inEachFile(({ duplicates }) =>
    duplicates.map((entry) => {
      return { entry, offset: entry.keyOffset, what: `the key “${entry.key}” stands twice in its group` };
    }),
  ),
  'data-differs': besideEnglishFile((file, english) =>
    [...file.entries.values()].flatMap((entry) => {
      const other = english.entries.get(entry.key);
      const isText = entry.kind === 'string' && other?.kind === 'string' && !isData(entry.key, other.value);
      if (!other || isText || shown(entry) === shown(other)) return [];
      return [{ entry, what: `this is ${shown(entry)}, in English it is ${shown(other)}` }];
    }),
  ),
  'empty-text': inEachText(function* ({ value }) {
    if (value.trim() === '') yield { what: 'the text is empty' };
    else if (/^\s*(?:(?:TODO|TBD|FIXME|XXX)(?![a-z])|\?+\s*$)/i.test(value))
      yield { what: 'the text is a note that it is still to be written' };
  }),
  // Of the other languages `data-differs` judges it, beside the first.
  'price-shape': inEachFile(function* ({ name, language, entries }) {
    const all = name === 'prices' && language === defaultLanguage ? [...entries.values()] : [];
    for (const entry of all.filter(({ key }) => /^\w+$/.test(key))) {
      const [amount, checked] = ['amount', 'checked'].map((part) => entries.get(`${entry.key}.${part}`)?.value);
      if (!Number.isInteger(amount) || Number(amount) <= 0)
        yield { entry, what: `“${amount ?? ''}” is no sum in whole rupees` };
      if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(String(checked)) || String(checked) > isoDayInIndia(new Date()))
        yield { entry, what: `“${checked ?? ''}” is no month that has come` };
    }
  }),
  'changed-english': besideEnglish(function* ({ language, value, file, entry }, english, locales) {
    if (!isOutdated(locales.memory(language)[file.name]?.[entry.key], english.value, value)) return;
    yield {
      what: `the English has changed since this was translated, and is now “${english.value}”`,
      remedy: `Translate it anew; where it still fits, say so: npm run status -- --fits ${language} ${file.name}:${entry.key}`,
    };
  }),
};
