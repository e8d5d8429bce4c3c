/** Tells the findings to people, each beginning with its place as compilers write it. */
import type { Finding } from './findings.ts';
import type { LocaleFiles } from '../locale-files.ts';

function count(number: number, noun: string): string {
  return number === 0 ? `no ${noun}s` : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Like `3 languages, 48 files: no errors, 2 warnings`. */
export function summaryOf(locales: LocaleFiles, findings: readonly Finding[]): string {
  const number = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  const languages = Object.keys(locales.languages).length;
  return `${count(languages, 'language')}, ${count(locales.files.length, 'file')}: ${count(number('error'), 'error')}, ${count(number('warning'), 'warning')}`;
}

/** Signs and words, so that nobody needs the colour to tell them apart. */
const marks: Readonly<Record<Finding['severity'], string>> = { error: '✗ error', warning: '! warning' };

function paragraph({ file, line, column, severity, key, text, what, why, remedy, rule, said }: Finding): string {
  return [
    `${file}:${line}:${column}: ${marks[severity]}  ${key}`,
    ...(text ? [`      ${text}`] : []),
    `      What: ${what}. [${rule}]`,
    `      Why:  ${why}`,
    `      Fix:  ${remedy}`,
    ...(said ? [`      → ${said}`] : []),
  ].join('\n');
}

export function reportOf(locales: LocaleFiles, findings: readonly Finding[]): string {
  return [...findings.map(paragraph), summaryOf(locales, findings)].join('\n\n');
}
