/** Tells the findings to people, each beginning with its place as compilers write it. */
import { basename } from 'node:path';
import places from '../../../locales/where-it-stands.json' with { type: 'json' };
import { formatMessage, messageOf } from '../../messages/format-message.ts';
import type { Finding } from './findings.ts';

/** Signs and words, so that nobody needs the colour to tell them apart. */
const marks: Readonly<Record<Finding['severity'], string>> = { error: '✗', warning: '!' };

/** Where the words of each file appear, by its name and in each language. */
const whereOf: Readonly<Record<string, Readonly<Record<string, string>>>> = places;

function paragraph({ file, line, column, severity, key, text, what, why, remedy, rule, message, language }: Finding) {
  const { [language]: where } = whereOf[basename(file, '.json')] ?? {};
  return [
    `${file}:${line}:${column}: ${marks[severity]} ${severity}  ${key}`,
    ...(text ? [`      ${text}`] : []),
    `      What: ${what}. [${rule}]`,
    `      Why: ${why}`,
    `      Fix: ${remedy}`,
    ...(where ? [`      Where: ${where}`] : []),
    ...(message ? [`      → ${message}`] : []),
  ].join('\n');
}

export function reportOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const end =
    findings.length > 0
      ? messageOf('summary', { errors, warnings: findings.length - errors })
      : messageOf('all-is-well');
  return [...findings.map(paragraph), formatMessage(end)].join('\n\n');
}
