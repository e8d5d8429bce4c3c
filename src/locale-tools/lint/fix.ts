/** Fixes what can be fixed without a translator's judgement: `npm run check -- --fix`. */
import { isData } from '../data-keys.ts';
import { conventionOf } from './conventions.ts';
import { formatJson } from '../json-format.ts';
import { isReadable, localeFile, type LocaleFile } from '../locale-files.ts';
import { proseOf, spacedHyphen } from '../text-analysis.ts';

interface Fix {
  pattern: RegExp;
  replacement: string;
  /** Only where printed text uses these marks. */
  typographic?: true;
}

const fixes: readonly Fix[] = [
  { pattern: /[\t\r\n]+/g, replacement: ' ' },
  { pattern: /^\s+|\s+$/g, replacement: '' },
  { pattern: /[ \u00A0]{2,}/g, replacement: ' ' },
  { pattern: /(?<!\.)\.{3}(?!\.)/g, replacement: '…', typographic: true },
  { pattern: spacedHyphen, replacement: '–' },
  { pattern: /(?<=[\d\uFFFC])-(?=[\d\uFFFC])/g, replacement: '–', typographic: true },
];

/** Replaces in prose only: placeholders, tags and addresses stay as they are. */
function replaceInProse(value: string, { pattern, replacement }: Fix): string {
  return [...proseOf(value).matchAll(pattern)].reduceRight((text, { 0: found, index }) => {
    return text.slice(0, index) + replacement + text.slice(index + found.length);
  }, value);
}

/** A text with its safe fixes; the text itself where there are none. */
export function fixText(value: string, language: string): string {
  const { typographicMarks = false, largeNumbers = [] } = conventionOf(language);
  const joined: Fix = { pattern: new RegExp(`(?<=\\d) ?(?=(?:${largeNumbers.join('|')})(?![\\p{L}\\p{M}]))`, 'gu'), replacement: '\u00A0' };
  const all = [...fixes.filter(({ typographic }) => !typographic || typographicMarks), ...(largeNumbers.length > 0 ? [joined] : [])];
  return all.reduce(replaceInProse, value.normalize('NFC'));
}

/** A file's text with every safe fix; files that cannot be read keep their words. */
export function fixFile(file: LocaleFile): string {
  const text = file.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (!isReadable(file)) return text;
  const { entries } = localeFile(file.language, file.name, text);
  const fixed = [...entries.values()].reduceRight((whole, { key, value, offset, length }) => {
    if (typeof value !== 'string' || isData(key, value)) return whole;
    const source = whole.slice(offset, offset + length);
    const better = fixText(value, file.language);
    const isEscaped = /\\u[0-9a-fA-F]{4}/.test(source);
    return better === value && !isEscaped ? whole : whole.slice(0, offset) + JSON.stringify(better) + whole.slice(offset + length);
  }, text);
  return formatJson(fixed);
}

/** What a fix changed, line by line. */
export function changesIn(before: string, after: string): string[] {
  const plain = before.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const laidOut = formatJson(plain);
  const told = [
    before.startsWith('\uFEFF') && '  byte-order mark: taken out',
    before.includes('\r\n') && '  line ends: Windows (CR LF) → LF',
    laidOut.trimEnd() !== plain.trimEnd() && '  layout: one entry per line, indented by two spaces',
  ].filter((line) => line !== false);
  const old = laidOut.split('\n');
  const lines = after.split('\n').flatMap((line, index) => {
    const was = old[index] ?? '';
    return was === line ? [] : [`  ${index + 1} - ${was.trim()}`, `  ${index + 1} + ${line.trim()}`];
  });
  return [...told, ...lines];
}
