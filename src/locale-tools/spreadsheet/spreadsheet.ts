/** Words as a spreadsheet for translators who do not touch JSON: out with English and notes, back in through the check. */
import Papa from 'papaparse';
import type { Language } from '../../i18n/languages.ts';
import { hasLostLetters } from '../../json/broken-file.ts';
import { messageOf, told } from '../../messages/messages.ts';
import { findingsIn } from '../lint/findings.ts';
import { termsIn } from '../lint/glossary-terms.ts';
import { localeFileText } from '../json-format.ts';
import { localeFilesOf, localeFile, valuesOf, type LocaleFiles } from '../locale-files.ts';
import { textsByKey, withText } from '../locale-values.ts';
import { statusOf, type TextStatus } from '../translation-status.ts';
import { placeholderPattern } from '../text-analysis.ts';
import { madeFrom } from '../translation-memory.ts';

const columns = ['key', 'english', 'translation', 'note'] as const;

type Row = Record<(typeof columns)[number], string>;

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/** What a translator needs beside the English: whether it has changed, what stays as it is, and words of the glossary. */
function noteOf({ english, state }: TextStatus, language: Language): string {
  const keep = [...new Set(english.match(placeholderPattern))].join(' ');
  const terms = new Map(termsIn(english).map(({ found, term }) => [found.toLowerCase(), term[language]]));
  const glossary = [...terms].flatMap(([found, written]) => (written ? `${found} = ${written}` : [])).join('; ');
  return [state === 'changed' && 'The English has changed', keep && `Keep ${keep}`, glossary]
    .filter(Boolean)
    .join('. ');
}

/** The words of a language as CSV, as Excel opens it: UTF-8 with a byte-order mark, CR LF, one row per text. */
export function exportSheet(locales: LocaleFiles, language: Language): string {
  const rows = statusOf(locales, language).map((text): Row => {
    const { file, key, english, translation } = text;
    return { key: `${file}:${key}`, english, translation, note: noteOf(text, language) };
  });
  return byteOrderMark + Papa.unparse(rows, { columns: [...columns], newline: '\r\n', escapeFormulae: true });
}

/** A cell as it was before it was guarded against being read as a formula. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

/** A cell that holds the beginning of another row. */
const swallowing = /\n"?[\w-]+:[\w.-]+"?[,;\t]/;

const strayQuote = (row: number) => told(messageOf('stray-quote', { row }));

/** The rows of a sheet, and what is wrong with it. */
function rowsOf(sheet: string): { rows: Row[]; problems: string[] } {
  const text = sheet.replace(byteOrderMark, '');
  const { data, errors, meta } = Papa.parse<Partial<Row>>(text, { header: true, skipEmptyLines: 'greedy' });
  const isWhole = (['key', 'english', 'translation'] as const).every((column) => meta.fields?.includes(column));
  if (!isWhole || hasLostLetters(text)) return { rows: [], problems: [told(messageOf('no-sheet'))] };
  const rows = data.map(({ key = '', english = '', translation = '', note = '' }) => {
    return { key: key.trim(), english: unguarded(english), translation: unguarded(translation), note };
  });
  const problems = [
    // The heading is the first row of these, and no row of the data.
    ...errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => strayQuote(row + 1)),
    ...errors
      .filter(({ code }) => code === 'TooManyFields')
      .map(({ row = 0 }) => told(messageOf('many-cells', { row: row + 2 }))),
    ...rows.flatMap((row, index) =>
      Object.values(row).some((cell) => swallowing.test(cell)) ? strayQuote(index + 2) : [],
    ),
  ];
  return { rows, problems: [...new Set(problems)] };
}

/** Reads a sheet back; every changed row is judged by the check of the locale files before anything is written. */
export function importSheet(locales: LocaleFiles, language: Language, sheet: string) {
  const { rows, problems } = rowsOf(sheet);
  const [words, memory] = [valuesOf(locales, language), { ...locales.memory(language) }];
  const [emptied, changed]: [string[], string[]] = [[], []];
  const files = new Map<string, string>();
  /** Numbers of changed rows by file and key. */
  const rowOf = new Map<string, number>();
  for (const [index, { key: place, english, translation }] of rows.entries()) {
    const row = index + 2;
    const [file = '', key = ''] = place.split(/:(.*)/s);
    const present = textsByKey(words[file] ?? {}).get(key);
    const isAgain = rows.findIndex((each) => each.key === place) < index;
    if (present === undefined) problems.push(told(messageOf('unknown-row', { row, key: place })));
    else if (isAgain) problems.push(told(messageOf('row-twice', { row, key: place })));
    else if (translation === '' && present !== '') emptied.push(`row ${row}: ${place}`);
    else if (translation !== present) {
      const path = `locales/${language}/${file}.json`;
      changed.push(`row ${row}: ${place}`);
      rowOf.set(`${path}:${key}`, row);
      words[file] = withText(words[file] ?? {}, key, translation);
      files.set(path, localeFileText(words[file]));
      memory[file] = { ...memory[file], [key]: madeFrom(english, translation) };
    }
  }
  const written = locales.files.map((file) => localeFile(file.language, file.name, files.get(file.path) ?? file.text));
  for (const { severity, file, key, what, remedy, text, said } of findingsIn(localeFilesOf(written))) {
    const row = rowOf.get(`${file}:${key}`);
    // What was wrong elsewhere before does not stop an import.
    if (row && severity === 'error')
      problems.push(`row ${row}: ${what}. ${remedy} (${text})${said ? `\n    → ${said}` : ''}`);
  }
  return {
    /** What is wrong, row by row; when there is anything, nothing may be written. */
    problems,
    /** Rows whose cell was emptied, which changes nothing. */
    emptied,
    /** Rows whose translation changed, as `row: key`. */
    changed,
    /** New texts of the locale files that changed, by path below the root. */
    files,
    memory,
  };
}
