/** Judges words by the rules: the one list of findings that people and machines are told. */
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { positionOf } from '../../json/json-source.ts';
import { ruleMessage } from '../../messages/format-message.ts';
import { localeFile, localeFilesOf, type LocaleFiles } from '../locale-files.ts';
import { rules } from './rules/all.ts';
import type { RuleHit, Rule } from './rules/rule.ts';

export type Finding = ReturnType<typeof findingOf>;

/**
 * What is wrong and what to do about it in a language, with what the finding quotes in the place of “%”, or one of that
 * in the place of “%1” and “%2”; undefined where it has no such sentence.
 */
export function explanationOf(rule: string, language: Language, what: string): string | undefined {
  const quoted = what.match(/“[^”]*”/g) ?? [];
  return ruleMessage(rule, language)?.replace(/%(\d?)/g, (_, place) =>
    place ? (quoted[Number(place) - 1] ?? '') : quoted.join(', '),
  );
}

function findingOf({ id, kind }: Rule, hit: RuleHit) {
  const { file, entry, offset = entry?.offset ?? 0, what } = hit;
  const place = positionOf(file.text, offset);
  const text = entry || !hit.offset ? entry?.value : file.text.split('\n')[place.line - 1]?.trim();
  return {
    rule: id,
    severity: kind === 'style' || kind === 'judge' ? ('warning' as const) : ('error' as const),
    language: file.language,
    file: file.path,
    ...place,
    key: entry?.key ?? '',
    /** The text of the key, or the line of a broken file. */
    text: typeof text === 'string' ? text : '',
    what,
    why: hit.why ?? ruleMessage(id, 'why') ?? '',
    remedy: hit.remedy ?? ruleMessage(id, 'remedy') ?? '',
    /** The same in the language of the file; undefined in English. */
    message: hit.message ?? explanationOf(id, file.language, what),
  };
}

/** Rules that a text breaks by not being translated yet, or by broken braces: it breaks others only because of that. */
const roots = new Set(['missing-key', 'empty-text', 'same-as-english', 'placeholder-shape']);

function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const place = ({ file, key }: Finding) => `${file}:${key}`;
  const places = new Set(findings.filter(({ rule }) => roots.has(rule)).map(place));
  return findings.filter((finding) => roots.has(finding.rule) || !places.has(place(finding)));
}

/** Nobody mends the style of what a client has said. */
const isSaid = ({ kind }: Rule, { file, entry }: RuleHit) =>
  kind === 'style' && file.name === 'testimonials' && entry?.key.startsWith('items.');

/** Everything wrong with the words, file by file: errors before warnings, then by line. */
export function findingsIn(locales: LocaleFiles, isMeant: (rule: Rule) => boolean = () => true): Finding[] {
  const findings = rules
    .filter(isMeant)
    .flatMap((rule) => [...rule.find(locales)].filter((hit) => !isSaid(rule, hit)).map((hit) => findingOf(rule, hit)));
  return withoutEchoes(findings).toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.severity.localeCompare(b.severity, 'en') ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** What the owner promises of others in facts, whose texts come with their paths: each pattern knows its language. */
export function promisesIn(facts: readonly (readonly [path: string, text: string])[]): Finding[] {
  const said = facts.flatMap(([path, text]) =>
    languageCodes.map((language) => ({ ...localeFile(language, path, text), path })),
  );
  return findingsIn(localeFilesOf(said), ({ id }) => id === 'promise-of-others');
}
