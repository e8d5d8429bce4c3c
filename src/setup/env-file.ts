/** Reads the text of a `.env` file: each value whole, or a reason why it cannot be read. */
import { settings } from '../office/settings.ts';
import { nearestWord } from './nearest-word.ts';

/** What stands in the file, and every line that would be lost or misread. */
export interface EnvFile {
  values: Readonly<Record<string, string>>;
  /** Line of each value, counted from 1. */
  lines: Readonly<Record<string, number>>;
  faults: readonly string[];
}

const elsewhere = 'the other facts of the office (licence, charge, social networks, address, people, hours) stand in src/office';

const quotationMarks = ['"', "'", '`'];

/** A value without the quotation marks around it, or what is wrong with them. */
function unquoted(written: string): { value: string } | { fault: string } {
  const mark = quotationMarks.find((each) => written.startsWith(each));
  if (!mark) return { value: written };
  const inner = written.slice(1, -1);
  if (written.length > 1 && written.endsWith(mark) && !inner.includes(mark)) return { value: inner };
  return {
    fault: `begins with ${mark} but does not end with the next one, so it is unclear what belongs to the value. Values need no quotation marks: leave ` +
      `them out, or write one pair around the whole value, of a kind that it does not hold`,
  };
}

/** PHONE, vite_phone and VITE-PHONE → VITE_PHONE */
const prefixed = (name: string) => `VITE_${name.toUpperCase().replaceAll('-', '_').replace(/^VITE_?/, '')}`;

/** Whether a name that is no setting was meant as one; others, as PORT, are other programs'. */
function resemblesSetting(name: string): boolean {
  return !Object.hasOwn(settings, name) && (/^vite/i.test(name) || Object.hasOwn(settings, prefixed(name)));
}

/** The values of a file's lines; what stands after the first = is the value, # and all, and only a line may be a comment. */
export function readEnvFile(text: string): EnvFile {
  const values: Record<string, string> = {};
  const placed: Record<string, number> = {};
  const faults: string[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    const told = line.trim();
    if (told === '' || told.startsWith('#')) continue;
    const refuse = (fault: string) => faults.push(`.env:${index + 1}: ${fault}.`);
    const [, name, written] = /^(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/s.exec(told) ?? [];
    if (name === undefined || written === undefined) {
      refuse(`"${told}" is neither a setting nor a comment, so it would be lost. Write NAME=value in one line, or # before a comment`);
      continue;
    }
    if (resemblesSetting(name)) {
      const nearest = nearestWord(prefixed(name), Object.keys(settings));
      const meant = nearest ? `The nearest setting is ${nearest}` : 'Take the name from .env.example';
      refuse(`${name} is no setting, so nothing on the site would follow it. ${meant}; ${elsewhere}`);
      continue;
    }
    if (Object.hasOwn(values, name)) {
      refuse(`${name} is set a second time, so one of its values would be lost. Keep one of the lines`);
      continue;
    }
    const read = unquoted(written);
    if ('fault' in read) {
      refuse(`the value of ${name} ${read.fault}`);
      continue;
    }
    values[name] = read.value;
    placed[name] = index + 1;
  }
  return { values, lines: placed, faults };
}
