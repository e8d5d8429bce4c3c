/** Gathers what the panel shows of a text. */
import { facts } from '../../i18n/facts.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { termsIn } from '../lint/glossary-terms.ts';
import { positionOf } from '../json-source.ts';
import { placeholderPattern, proseOf } from '../text-analysis.ts';
import { filesAt, UnknownText } from './drafts.ts';
import type { GlossaryEntry, OpenedText, TextKey } from './protocol.ts';

const factsByName = new Map<string, string>(Object.entries(facts));

function placeholdersOf(english: string): OpenedText['placeholders'] {
  return [...new Set(english.match(placeholderPattern))].map((written) => ({ written, means: factsByName.get(written.slice(2, -2).trim()) }));
}

function glossaryOf(english: string): GlossaryEntry[] {
  const terms = new Map(termsIn(proseOf(english)).map(({ found, term }) => [term, found]));
  return [...terms].map(([{ written, note }, found]) => ({ english: found, written, note }));
}

/** @throws {UnknownText} when no language has a text there */
export function openText(root: string, textKey: TextKey): Omit<OpenedText, 'pages'> {
  const found = filesAt(root, textKey).flatMap((file) => {
    const entry = file.entries.get(textKey.key);
    return entry?.value === undefined ? [] : [{ file, value: entry.value, offset: entry.offset }];
  });
  if (found.length === 0) throw new UnknownText(`No language has a text at “${textKey.key}” in ${textKey.file}.json.`);
  const values = Object.fromEntries(found.map(({ file, value }) => [file.language, value]));
  const english = String(values[defaultLanguage] ?? '');
  return {
    ...textKey,
    values,
    lines: Object.fromEntries(found.map(({ file, offset }) => [file.language, positionOf(file.text, offset).line])),
    placeholders: placeholdersOf(english),
    glossary: glossaryOf(english),
  };
}
