/** Words as a spreadsheet for translators who do not touch JSON: out with English and notes, back in through the check. */
import Papa from 'papaparse';
import { findingsIn } from '../lint/findings.ts';
import { termsIn } from '../lint/glossary-terms.ts';
import type { FormerEnglish } from '../former-english.ts';
import { localeFileText } from '../json-format.ts';
import { localeFilesOf, localeFile, type LocaleFiles } from '../locale-files.ts';
import { placeholderPattern } from '../text-analysis.ts';
import { fingerprint, type MemoryEntry, type TranslationMemory } from '../translation-memory.ts';
import { valuesOf, textsByKey, withText, type LanguageFiles } from '../locale-values.ts';

const columns = ['key', 'english', 'translation', 'note'] as const;

type Row = Record<(typeof columns)[number], string>;

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

function changeOf(english: string, file: string, entry: MemoryEntry | undefined, formerEnglish: FormerEnglish): string {
  if (entry === undefined || entry.english === fingerprint(english)) return '';
  const former = formerEnglish(file, entry.english);
  return former === undefined ? 'The English has changed' : `The English has changed; it was: ${former}`;
}

function noteOf(english: string, language: string, changed: string): string {
  const placeholders = [...new Set(english.match(placeholderPattern))];
  const keep = placeholders.length > 0 ? `Keep ${placeholders.join(' ')}` : '';
  const terms = new Map(termsIn(english).map(({ found, term }) => [found.toLowerCase(), term.written[language]]));
  const glossary = [...terms].filter(([, written]) => written).map(([found, written]) => `${found} = ${written}`).join('; ');
  return [changed, keep, glossary].filter((part) => part !== '').join('. ');
}

/** The words of a language as CSV, as Excel opens it: UTF-8 with a byte-order mark, CR LF, one row per text. */
export function exportSheet(locales: LocaleFiles, language: string, memory: TranslationMemory, formerEnglish: FormerEnglish): string {
  const translation = valuesOf(locales, language);
  const rows = Object.entries(valuesOf(locales, locales.source)).flatMap(([file, words]): Row[] => {
    const translated = textsByKey(translation[file] ?? {});
    return [...textsByKey(words)].map(([key, english]) => ({
      key: `${file}:${key}`,
      english,
      translation: translated.get(key) ?? '',
      note: noteOf(english, language, changeOf(english, file, memory[file]?.[key], formerEnglish)),
    }));
  });
  return byteOrderMark + Papa.unparse(rows, { columns: [...columns], newline: '\r\n', escapeFormulae: true });
}

export interface ImportedSheet {
  /** What is wrong, row by row; when there is anything, nothing may be written. */
  problems: string[];
  /** Rows whose cell was emptied, which changes nothing. */
  emptied: string[];
  /** Rows whose translation changed, as `row: key`. */
  changed: string[];
  /** New texts of the locale files, by file name; only those that changed. */
  files: Readonly<Record<string, string>>;
  memory: TranslationMemory;
}

/** What the bytes of every .xlsx and .ods begin with. */
const zipSignature = 'PK\u0003\u0004';

/** A cell as it was before it was guarded against being read as a formula. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

function readRows(sheet: string): { rows: Row[]; problems: string[] } {
  const { data, errors, meta } = Papa.parse<Partial<Row>>(sheet.replace(byteOrderMark, ''), { header: true, skipEmptyLines: 'greedy' });
  const refused = (problem: string) => ({ rows: [], problems: [problem] });
  if (sheet.startsWith(zipSignature)) {
    return refused('the sheet: it is a workbook (.xlsx or .ods), not a CSV file. Open it, and save it as “CSV UTF-8” (File, Save as or Download).');
  }
  if (sheet.includes('\uFFFD')) return refused('the sheet: letters are spoilt (�), because it was not saved as UTF-8. Save it again as “CSV UTF-8”.');
  const missing = columns.filter((column) => column !== 'note' && !meta.fields?.includes(column));
  if (missing.length > 0) {
    return refused(`row 1: the column ${missing.map((name) => `“${name}”`).join(', ')} is missing. Keep the first row as it was exported.`);
  }
  const rows = data.map(({ key = '', english = '', translation = '', note = '' }) => {
    return { key: key.trim(), english: unguarded(english), translation: unguarded(translation), note };
  });
  return { rows, problems: errors.map(({ row = 0, message }) => `row ${row + 2}: ${message}. Save the sheet again as “CSV UTF-8”.`) };
}

/** One row whose translation differs from the file's. */
interface Change {
  row: number;
  file: string;
  key: string;
  english: string;
  translation: string;
}

/** Rows that change a text, and rows that cannot be placed. */
function changesOf(rows: readonly Row[], english: LanguageFiles, translation: LanguageFiles): { changes: Change[]; emptied: string[]; problems: string[] } {
  const seen = new Set<string>();
  const changes: Change[] = [];
  const emptied: string[] = [];
  const problems: string[] = [];
  for (const [index, row] of rows.entries()) {
    const number = index + 2;
    const [file = '', key = ''] = row.key.split(/:(.*)/s);
    const present = textsByKey(translation[file] ?? {}).get(key);
    if (present === undefined || !textsByKey(english[file] ?? {}).has(key)) {
      problems.push(`row ${number}: there is no text “${row.key}”. Keys stay as they were exported; for new ones run npm run copy and export again.`);
    } else if (seen.has(row.key)) {
      problems.push(`row ${number}: “${row.key}” stands twice in the sheet. Keep one of the rows.`);
    } else if (row.translation === '' && present !== '') {
      emptied.push(`row ${number}: ${row.key}`);
    } else if (row.translation !== present) {
      changes.push({ row: number, file, key, english: row.english, translation: row.translation });
    }
    seen.add(row.key);
  }
  return { changes, emptied, problems };
}

/** Errors that the check finds in changed rows; what was wrong elsewhere before does not stop an import. */
function errorsIn(changes: readonly Change[], locales: LocaleFiles, language: string): string[] {
  const errors = findingsIn(locales).filter((finding) => finding.language === language && finding.severity === 'error');
  return changes.flatMap(({ row, file, key }) => {
    const own = errors.filter((finding) => finding.file.endsWith(`/${file}.json`) && finding.key === key);
    return own.map(({ what, remedy, text }) => `row ${row}: ${what}. ${remedy} (${text})`);
  });
}

/** Reads a sheet back; every changed row is judged by the check of the locale files before anything is written. */
export function importSheet(locales: LocaleFiles, language: string, memory: TranslationMemory, sheet: string): ImportedSheet {
  const { rows, problems: unreadable } = readRows(sheet);
  const translation = valuesOf(locales, language);
  const { changes, emptied, problems: misplaced } = changesOf(rows, valuesOf(locales, locales.source), translation);
  const words = { ...translation };
  const entries: Record<string, Record<string, MemoryEntry>> = {};
  for (const { file, key, english, translation: text } of changes) {
    words[file] = withText(words[file] ?? {}, key, text);
    entries[file] = { ...memory[file], ...entries[file], [key]: { english: fingerprint(english), translation: fingerprint(text) } };
  }
  const files = Object.fromEntries(Object.keys(entries).map((name) => [name, localeFileText(words[name])]));
  const changed = Object.entries(files).map(([name, text]) => localeFile(language, name, text));
  const others = locales.files.filter((file) => !changed.some(({ path }) => path === file.path));
  const problems = [...unreadable, ...misplaced, ...errorsIn(changes, localeFilesOf([...others, ...changed], locales.languages, locales.source), language)];
  return { problems, emptied, changed: changes.map(({ row, file, key }) => `row ${row}: ${file}:${key}`), files, memory: { ...memory, ...entries } };
}
