/** Judges all words by all rules: the one list of findings that people, machines and annotations are told. */
import path from 'node:path';
import { positionOf } from '../json-source.ts';
import type { LocaleFiles, LocaleFile } from '../locale-files.ts';
import { brokenParts } from './broken-file.ts';
import { rules as allRules } from './rules/all.ts';
import type { RuleHit, Rule, Severity } from './rules/rule.ts';

export interface Finding {
  rule: string;
  severity: Severity;
  language: string;
  /** Path below the root. */
  file: string;
  line: number;
  column: number;
  key: string;
  /** The text of the key, or the line of a broken file. */
  text: string;
  what: string;
  why: string;
  remedy: string;
}

function isExcepted(rule: Rule, { file, entry }: RuleHit): boolean {
  return (rule.exceptions ?? []).some((exception) => {
    const isHere = exception.file === file.name && exception.key === entry?.key;
    return isHere && (exception.language ?? file.language) === file.language;
  });
}

function findingOf(rule: Rule, fault: RuleHit): Finding {
  const { file, entry, offset, what, remedy } = fault;
  return {
    rule: rule.id,
    severity: rule.severity,
    language: file.language,
    file: file.path,
    ...positionOf(file.text, offset),
    key: entry?.key ?? '',
    text: typeof entry?.value === 'string' ? entry.value : '',
    what,
    why: rule.why,
    remedy: remedy ?? rule.remedy,
  };
}

function brokenFindings(file: LocaleFile): Finding[] {
  return brokenParts(file.text).map(({ offset, what, remedy, unreadable }) => ({
    rule: 'broken-json',
    severity: 'error',
    language: file.language,
    file: file.path,
    ...positionOf(file.text, offset),
    key: '',
    text: (file.text.split('\n')[positionOf(file.text, offset).line - 1] ?? '').trim(),
    what,
    why: unreadable
      ? 'The file cannot be read, so none of its words can be shown; its other rules wait until it can.'
      : 'Some programs stumble over it, and every line of the file then counts as changed.',
    remedy,
  }));
}

function missingFiles(locales: LocaleFiles): Finding[] {
  const finding = (language: string, file: string, what: string, remedy: string): Finding => ({
    rule: 'missing-file',
    severity: 'error',
    language,
    file,
    line: 1,
    column: 1,
    key: '',
    text: '',
    what,
    why: 'Its pages could not be shown in this language.',
    remedy,
  });
  const english = locales.files.filter(({ language }) => language === locales.source);
  const folders = locales.missingFolders.map((language) => {
    return finding(language, path.posix.join('locales', language), 'the folder of this language is missing', language === locales.source
      ? 'Bring it back (git checkout locales), or run the check with --root DIR where DIR holds locales.'
      : 'Run npm run copy, which makes it with every text empty, and translate them; or ask the developer to take the language out of the list.');
  });
  const present = Object.keys(locales.languages).filter((language) => !locales.missingFolders.includes(language) && language !== locales.source);
  const files = present.flatMap((language) => [
    ...english.filter(({ name }) => !locales.file(language, name)).map(({ name, path: source }) =>
      finding(language, `locales/${language}/${name}.json`, 'the file is missing', `Copy ${source} there and translate its texts.`)),
    ...locales.files.filter((file) => file.language === language && english.length > 0 && !locales.file(locales.source, file.name)).map((file) =>
      finding(language, file.path, 'there is no English file of this name', 'Give the file the name it has in English, or delete it.')),
  ]);
  return [...folders, ...files];
}

const rank: Record<Severity, number> = { error: 0, warning: 1 };

/** Rules that a text breaks by not being translated yet. */
const untranslated = new Set(['missing-key', 'empty-text', 'same-as-english']);

export function isUntranslated({ rule }: Finding): boolean {
  return untranslated.has(rule);
}

/** Without what rules find in a text only because it is not translated yet. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const place = ({ file, key }: Finding) => `${file}:${key}`;
  const places = new Set(findings.filter(isUntranslated).map(place));
  return findings.filter((finding) => isUntranslated(finding) || !places.has(place(finding)));
}

/** Everything wrong with the words: files with most errors first, then errors before warnings, then by line. */
export function findingsIn(locales: LocaleFiles, rules: readonly Rule[] = allRules): Finding[] {
  const byRules = rules.flatMap((rule) => [...rule.find(locales)].filter((fault) => !isExcepted(rule, fault)).map((fault) => findingOf(rule, fault)));
  const findings = [...missingFiles(locales), ...locales.files.flatMap(brokenFindings), ...withoutEchoes(byRules)];
  const errors = new Map<string, number>();
  for (const { file, severity } of findings) errors.set(file, (errors.get(file) ?? 0) + (severity === 'error' ? 1 : 0));
  return findings.toSorted((a, b) =>
    (errors.get(b.file) ?? 0) - (errors.get(a.file) ?? 0)
    || a.file.localeCompare(b.file, 'en')
    || rank[a.severity] - rank[b.severity]
    || a.line - b.line
    || a.column - b.column);
}
