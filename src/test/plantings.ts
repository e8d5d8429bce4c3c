/** Faults of all kinds, in `plantings.json`, each made from good words: what the proof of the locale check plants one by one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isData } from '../locale-tools/data-keys.ts';
import type { Entry } from '../locale-tools/json-source.ts';
import type { LocaleFile } from '../locale-tools/locale-files.ts';

/** Chooses one of a list, the same at every run. */
export type Choose = <Item>(items: readonly Item[]) => Item | undefined;

interface Planted {
  text: string;
  /** Line at which the check must name the fault. */
  line: number;
}

type Plant = (file: LocaleFile, choose: Choose) => Planted | undefined;

interface Row {
  /** Rule that must name the fault. */
  rule: string;
  fault: string;
  /** Languages it can be planted in; all where nothing is said. */
  languages?: readonly string[];
  /** Where: in a text, in a line or the whole of the file, or by taking an entry out of a group or a list. */
  in: 'words' | 'line' | 'file' | 'group' | 'list';
  /** Of the only texts in which it can be planted. */
  key?: string;
  find: string;
  replace: string;
  /** How many lines below the change the fault shows. */
  at?: number;
}

export type Planting = Row & { plant: Plant };

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Replaces a part of a text where it first occurs; in a placeholder only what names its braces, because its faults have names of their own. */
function spoil(value: string, { find, replace }: Row): string {
  const inPlaceholder = (index: number) =>
    [...value.matchAll(/\{\{.*?\}\}/g)].some((found) => index > found.index && index <= found.index + found[0].length);
  const place = [...value.matchAll(new RegExp(find, 'gu'))].find(
    ({ index }) => find.includes('\\}') || !inPlaceholder(index),
  );
  if (!place) return value;
  const there = new RegExp(find, 'uy');
  there.lastIndex = place.index;
  return value.replace(there, replace);
}

const inWords =
  (row: Row): Plant =>
  (file, choose) => {
    const isSpoilt = ({ kind, key, value }: Entry) =>
      kind === 'text' && !isData(key, value) && (row.key ?? key) === key && spoil(String(value), row) !== value;
    const entry = choose([...file.entries.values()].filter(isSpoilt));
    if (!entry) return undefined;
    const { offset, length, value } = entry;
    const text =
      file.text.slice(0, offset) + JSON.stringify(spoil(String(value), row)) + file.text.slice(offset + length);
    return { text, line: lineOf(text, offset) };
  };

const inLine =
  ({ find, replace, at = 0 }: Row): Plant =>
  (file, choose) => {
    const pattern = new RegExp(find, 'u');
    const lines = file.text.split('\n');
    const index = choose(lines.flatMap((line, number) => (pattern.test(line) && number > 1 ? [number] : [])));
    if (index === undefined) return undefined;
    const text = lines.map((line, number) => (number === index ? line.replace(pattern, replace) : line)).join('\n');
    return { text, line: index + 1 + at };
  };

/** The fault shows where the group or list of what is taken out begins. */
const withoutEntry =
  ({ in: kind }: Row): Plant =>
  (file, choose) => {
    const parentOf = ({ key }: Entry) => file.entries.get(key.slice(0, Math.max(0, key.lastIndexOf('.'))));
    const entry = choose(
      [...file.entries.values()].filter(
        (each) => each.kind === 'text' && parentOf(each)?.kind === kind && file.text[each.offset + each.length] === ',',
      ),
    );
    if (!entry) return undefined;
    const start = file.text.lastIndexOf('\n', entry.keyOffset);
    const text = file.text.slice(0, start) + file.text.slice(file.text.indexOf('\n', entry.offset + entry.length));
    return { text, line: lineOf(text, parentOf(entry)?.offset ?? 0) };
  };

const inFile =
  ({ find, replace }: Row): Plant =>
  (file) => ({ text: file.text.replace(new RegExp(find, 'gu'), replace), line: 1 });

const ways = { words: inWords, line: inLine, file: inFile, group: withoutEntry, list: withoutEntry };

const rows: Row[] = JSON.parse(readFileSync(join(import.meta.dirname, 'plantings.json'), 'utf8'));

export const plantings: readonly Planting[] = rows.map((row) => ({ ...row, plant: ways[row.in](row) }));
