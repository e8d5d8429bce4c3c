/** How a fault is planted in a file of good words, for the proof of the locale check. */
import { isData } from '../locale-tools/data-keys.ts';
import type { Entry } from '../locale-tools/json-source.ts';
import type { LocaleFile } from '../locale-tools/locale-files.ts';

/** Chooses one of a list, the same at every run. */
export type Choose = <Item>(items: readonly Item[]) => Item | undefined;

export interface Planted {
  text: string;
  /** Line at which the check must name the fault. */
  line: number;
}

export interface Planting {
  /** Rule that must name the fault. */
  rule: string;
  fault: string;
  /** Languages it can be planted in; all where nothing is said. */
  languages?: readonly string[];
  plant(file: LocaleFile, choose: Choose): Planted | undefined;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Replaces one text value; `change` returns undefined for texts it cannot spoil. */
export function inText(change: (value: string, key: string) => string | undefined): Planting['plant'] {
  return (file, choose) => {
    const spoilt = (entry: Entry) => (entry.kind === 'text' && !isData(entry.key, entry.value) ? change(String(entry.value), entry.key) : undefined);
    const entry = choose([...file.entries.values()].filter((each) => spoilt(each) !== undefined));
    if (!entry) return undefined;
    const text = file.text.slice(0, entry.offset) + JSON.stringify(spoilt(entry)) + file.text.slice(entry.offset + entry.length);
    return { text, line: lineOf(text, entry.offset) };
  };
}

/** Replaces a part of a text where it first occurs; in a placeholder only what names its braces, because its faults have names of their own. */
export function replacing(pattern: RegExp, replacement: string): Planting['plant'] {
  return inText((value) => {
    const inPlaceholder = (index: number) => [...value.matchAll(/\{\{.*?\}\}/g)].some((found) => index > found.index && index <= found.index + found[0].length);
    const place = [...value.matchAll(new RegExp(pattern, `${pattern.flags}g`))].find(({ index }) => pattern.source.includes('\\}') || !inPlaceholder(index));
    if (!place) return undefined;
    const there = new RegExp(pattern, `${pattern.flags}y`);
    there.lastIndex = place.index;
    const spoilt = value.replace(there, replacement);
    return spoilt === value ? undefined : spoilt;
  });
}

/** Puts another heading in place of one. */
export function inTitle(heading: string): Planting['plant'] {
  return inText((_, key) => (/(?:^|\.)title$/.test(key) ? heading : undefined));
}

/** A space between words, not one within a placeholder, where the fault would be another. */
export const space = / (?![^{}]*\}\})/;

/** Rewrites one line of the file as it stands; `at` moves the line at which the fault shows. */
export function inLine(pattern: RegExp, replacement: string, at = 0): Planting['plant'] {
  return (file, choose) => {
    const lines = file.text.split('\n');
    const index = choose(lines.flatMap((line, number) => (pattern.test(line) && number > 1 ? [number] : [])));
    if (index === undefined) return undefined;
    const text = lines.map((line, number) => (number === index ? line.replace(pattern, replacement) : line)).join('\n');
    return { text, line: index + 1 + at };
  };
}

/** Takes out one entry; the fault shows where its group or list begins. */
export function withoutEntry(kind: 'list' | 'group'): Planting['plant'] {
  return (file, choose) => {
    const isChosen = (entry: Entry) => entry.kind === 'text' && file.entries.get(entry.key.slice(0, Math.max(0, entry.key.lastIndexOf('.'))))?.kind === kind;
    const entry = choose([...file.entries.values()].filter((each) => isChosen(each) && file.text[each.offset + each.length] === ','));
    if (!entry) return undefined;
    const parent = file.entries.get(entry.key.slice(0, Math.max(0, entry.key.lastIndexOf('.'))));
    const start = file.text.lastIndexOf('\n', entry.keyOffset);
    const text = file.text.slice(0, start) + file.text.slice(file.text.indexOf('\n', entry.offset + entry.length));
    return { text, line: lineOf(text, parent?.offset ?? 0) };
  };
}

/** Changes the file's bytes as a whole; the fault shows on the first line. */
export function asWhole(change: (text: string) => string): Planting['plant'] {
  return (file) => ({ text: change(file.text), line: 1 });
}
