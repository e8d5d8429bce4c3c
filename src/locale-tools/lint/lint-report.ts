/** Tells the findings to people, each beginning with its place as compilers write it. */
import { basename } from 'node:path';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import type { Finding } from './findings.ts';
import { messageOf, told, type MessageId } from '../../messages/format-message.ts';
import type { LocaleFiles } from '../locale-files.ts';

/** Like `3 languages, 48 files: 0 errors, 2 warnings`, in each language. */
function summaryOf(locales: LocaleFiles, findings: readonly Finding[]): string {
  const number = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  const counts = {
    languages: languageCodes.length,
    files: locales.files.length,
    errors: number('error'),
    warnings: number('warning'),
  };
  return [messageOf('summary', counts), ...(findings.length === 0 ? [messageOf('all-is-well')] : [])]
    .map((message) => told(message))
    .join('\n');
}

/** Signs and words, so that nobody needs the colour to tell them apart. */
const marks: Readonly<Record<Finding['severity'], string>> = { error: '✗', warning: '!' };

/** Where the words of each file appear, by its name and in each language, as `locales/where-it-stands.json` says. */
type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a line of a finding is called: in English, and in the language of its file where that is another. */
function named(id: MessageId, language: Language): string {
  const { en, [language]: own } = messageOf(id);
  return own && own !== en ? `${en} (${own})` : en;
}

function paragraph(finding: Finding, places: Places): string {
  const { file, line, column, severity, key, text, what, why, remedy, rule, said, language } = finding;
  const { [language]: where } = places[basename(file, '.json')] ?? {};
  return [
    `${file}:${line}:${column}: ${marks[severity]} ${named(severity, language)}  ${key}`,
    ...(text ? [`      ${text}`] : []),
    `      ${named('label-what', language)}: ${what}. [${rule}]`,
    `      ${named('label-why', language)}: ${why}`,
    `      ${named('label-remedy', language)}: ${remedy}`,
    ...(where ? [`      ${named('label-where', language)}: ${where}`] : []),
    ...(said ? [`      → ${said}`] : []),
  ].join('\n');
}

export function reportOf(locales: LocaleFiles, findings: readonly Finding[], places: Places = {}): string {
  return [...findings.map((finding) => paragraph(finding, places)), summaryOf(locales, findings)].join('\n\n');
}
