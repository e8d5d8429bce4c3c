/** Reads the text of a `.env` file: its values, or a reason why a line would be lost or misread. */
import { parseEnv } from 'node:util';
import { messageOf, told, type Message } from '../messages/messages.ts';
import { formerSettings, settings } from '../office/settings.ts';

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
function faultIn(line: string, name: string | undefined, written: string, isSecond: boolean): Message | false {
  if (!name) return messageOf('setting-line-lost', { line });
  const field = formerSettings[name];
  if (written && field) return messageOf('former-setting', { name, field });
  if (resemblesSetting(name)) return messageOf('unknown-setting', { name });
  if (isSecond) return messageOf('setting-twice', { name });
  if (quoted.test(written)) return false;
  if (/^["'`]/.test(written)) return messageOf('setting-quotes', { name, mark: written[0] ?? '' });
  return written.includes('#') && messageOf('setting-hash', { name });
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
    if (fault) faults.push(told(fault, `.env:${index + 1}: `));
    else sound.push(line);
    if (name) lines[name] ??= index + 1;
  }
  return { values: parseEnv(sound.join('\n')), lines, faults };
}
