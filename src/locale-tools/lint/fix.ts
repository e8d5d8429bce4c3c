/** Fixes what needs no translator's judgement, such as spaces and dashes: `npm run check:locales -- --fix`. */
import type { Language } from '../../i18n/languages.ts';
import { isData, isTyped } from '../data-keys.ts';
import { formatJson, plainText } from '../json-format.ts';
import { isReadable, localeFile, type LocaleFile } from '../locale-files.ts';
import { ruleRows } from './rules/all.ts';
import { fixedBy } from './rules/patterns.ts';

/** A text with its safe fixes; the text itself where there are none. */
export function fixText(value: string, language: Language): string {
  return ruleRows.reduce((text, row) => fixedBy(row, text, language), value.normalize('NFC'));
}

/** A file's text with every safe fix; files that cannot be read keep their words. */
export function fixFile({ text: saved, language, name }: LocaleFile): string {
  const file = localeFile(language, name, plainText(saved));
  const { text: plain } = file;
  if (!isReadable(file)) return plain;
  const fixed = [...file.entries.values()].reduceRight((text, { key, value, offset, length }) => {
    const better =
      typeof value === 'string' && !isData(key, value) && !isTyped(name) ? fixText(value, language) : value;
    return better === value ? text : text.slice(0, offset) + JSON.stringify(better) + text.slice(offset + length);
  }, plain);
  return formatJson(fixed);
}
