/** Judges words by the rules: the one list of findings that people and machines are told. */
import { lineAt, positionOf } from '../../json/json-source.ts';
import type { LocaleFiles, LocaleFile } from '../locale-files.ts';
import { allowed } from './allowed.ts';
import { brokenParts } from '../../json/broken-file.ts';
import { rules as allRules } from './rules/all.ts';
import type { RuleHit, Rule, Severity } from './rules/rule.ts';
import { sayingOf } from './sayings.ts';

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
  /** The same in the language of the file; undefined in English. */
  said?: string | undefined;
}

function findingOf(rule: Rule, { file, entry, offset, what, remedy = rule.remedy }: RuleHit): Finding {
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
    remedy,
    said: sayingOf(rule.id, file.language, what),
  };
}

/** A message's first sentence, and what is to be done. */
function whatAndRemedy(message: string): Pick<Finding, 'what' | 'remedy'> {
  const [, what = '', remedy = ''] = /^(.*?)\. (.*)$/s.exec(message) ?? [];
  return { what, remedy };
}

function brokenFindings(file: LocaleFile): Finding[] {
  return brokenParts(file).map(({ offset, message: { en, ...others } }) => ({
    rule: 'broken-json',
    severity: 'error',
    language: file.language,
    file: file.path,
    ...positionOf(file.text, offset),
    key: '',
    text: lineAt(file.text, offset).trim(),
    ...whatAndRemedy(en),
    why: 'The file cannot be read, so none of its words can be shown; its other rules wait until it can.',
    said: others[file.language as 'gu' | 'hi'],
  }));
}

/** Folders and files that a language lacks, and files that English lacks. */
function missingFiles({ source, languages, files, file, missingFolders }: LocaleFiles): Finding[] {
  const missing = (language: string, path: string, what: string, remedy: string): Finding => ({
    rule: 'missing-file',
    severity: 'error',
    language,
    file: path,
    line: 1,
    column: 1,
    key: '',
    text: '',
    what,
    why: 'Its pages could not be shown in this language.',
    remedy,
    said: sayingOf('missing-file', language, what),
  });
  const makeIt = 'Run npm run copy, which makes it with empty texts, and translate them.';
  const english = files.filter(({ language }) => language === source);
  return [
    ...missingFolders.map((language) => {
      const remedy = language === source ? 'Bring it back: git checkout locales.' : makeIt;
      return missing(language, `locales/${language}`, 'the folder of this language is missing', remedy);
    }),
    ...Object.keys(languages).flatMap((language) =>
      english
        .filter(({ name }) => !missingFolders.includes(language) && !file(language, name))
        .map(({ name }) => missing(language, `locales/${language}/${name}.json`, 'the file is missing', makeIt)),
    ),
    ...files
      .filter(({ name }) => english.length > 0 && !file(source, name))
      .map(({ language, path }) =>
        missing(language, path, 'there is no English file of this name', 'Name it as in English, or delete it.'),
      ),
  ];
}

/** Rules that a text breaks by not being translated yet. */
const untranslated = new Set(['missing-key', 'empty-text', 'same-as-english']);

/** Such a text, or one whose braces are broken, breaks other rules only because of that. */
const isRoot = ({ rule }: Finding) => untranslated.has(rule) || rule === 'placeholder-shape';

function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const place = ({ file, key }: Finding) => `${file}:${key}`;
  const places = new Set(findings.filter(isRoot).map(place));
  return findings.filter((finding) => isRoot(finding) || !places.has(place(finding)));
}

function isAllowed({ id }: Rule, { file, entry }: RuleHit): boolean {
  return allowed(id, file.language).has(`${file.name}:${entry?.key ?? ''}`);
}

/** Everything wrong with the words: files with most errors first, then errors before warnings, then by line. */
export function findingsIn(locales: LocaleFiles, rules: readonly Rule[] = allRules): Finding[] {
  const byRules = rules.flatMap((rule) =>
    [...rule.find(locales)].filter((hit) => !isAllowed(rule, hit)).map((hit) => findingOf(rule, hit)),
  );
  const findings = [...missingFiles(locales), ...locales.files.flatMap(brokenFindings), ...withoutEchoes(byRules)];
  const errors = Map.groupBy(
    findings.filter(({ severity }) => severity === 'error'),
    ({ file }) => file,
  );
  const errorsOf = (file: string) => errors.get(file)?.length ?? 0;
  return findings.toSorted(
    (a, b) =>
      errorsOf(b.file) - errorsOf(a.file) ||
      a.file.localeCompare(b.file, 'en') ||
      a.severity.localeCompare(b.severity, 'en') ||
      a.line - b.line ||
      a.column - b.column,
  );
}
