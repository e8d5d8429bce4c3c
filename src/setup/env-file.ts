/** Reads the text of a `.env` file: its values, or a reason why a line would be lost or misread. */
import { parseEnv } from 'node:util';
import { formerSettingFault, formerSettings, settings } from '../office/settings.ts';

interface EnvFile {
  values: Readonly<Record<string, string | undefined>>;
  /** Line of each value, counted from 1. */
  lines: Readonly<Record<string, number>>;
  faults: readonly string[];
}

/** Whether a name that is no setting was meant as one, like VITE_PHON, PHONE and vite_phone; others, as PORT, are other programs'. */
function resemblesSetting(name: string): boolean {
  const bare = name.toUpperCase().replaceAll('-', '_').replace('VITE_', '');
  return (
    !Object.hasOwn(settings, name) &&
    !Object.hasOwn(formerSettings, name) &&
    (/^vite/i.test(name) || Object.hasOwn(settings, `VITE_${bare}`))
  );
}

/** One pair of quotation marks around the whole value, and perhaps a comment after it. */
const quoted = /^(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/s;

/** Why a line would be lost or misread, and the remedy. */
function faultIn(line: string, name: string | undefined, written: string, isSecond: boolean): string | false {
  if (!name)
    return `"${line}" is neither a setting nor a comment, so it would be lost. Write NAME=value in one line, or # before a comment`;
  const former = written && formerSettingFault(name);
  if (former) return former;
  if (resemblesSetting(name))
    return `${name} is no setting, so no page would follow it. Take the name from .env.example; the other facts of the office stand in src/office`;
  if (isSecond) return `${name} is set a second time, so one of its values would be lost. Keep one of the lines`;
  if (quoted.test(written)) return false;
  if (/^["'`]/.test(written))
    return `the value of ${name} begins with ${written[0]} but does not end with the next one. Write one pair around the whole value, of a kind that it does not hold`;
  return (
    written.includes('#') &&
    `the value of ${name} holds a #, after which it would be cut off. Write quotation marks around it, like "Shop #12"; a comment has its own line`
  );
}

export function readEnvFile(text: string): EnvFile {
  const lines: Record<string, number> = {};
  const sound: string[] = [];
  const faults: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, written = ''] = /^(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/s.exec(line.trim()) ?? [];
    const fault = faultIn(line, name, written, Object.hasOwn(lines, name ?? ''));
    if (fault) faults.push(`.env:${index + 1}: ${fault}.`);
    else sound.push(line);
    if (name) lines[name] ??= index + 1;
  }
  return { values: parseEnv(sound.join('\n')), lines, faults };
}
