/** Placeholders `{{…}}` and tags arrive as they are in English, and everything they name exists. */
import { facts } from '../../../i18n/facts.ts';
import { islandReach } from '../island-reach.ts';
import { isReadable, type LocaleFiles } from '../../locale-files.ts';
import { placeholderPattern, tagPattern } from '../../text-analysis.ts';
import type { Entry } from '../../json-source.ts';
import { besideEnglish, difference, flawsAt, inEachText, quoted, type Flaw, type Rule } from './rule.ts';

const officeFacts = Object.keys(facts);

/** What each format makes words of. */
const formats: Readonly<Record<string, { takes: string; fits(entry: Entry, below: (name: string) => Entry | undefined): boolean }>> = {
  rupees: { takes: 'a number', fits: ({ kind }) => kind === 'number' },
  lakh: { takes: 'a number', fits: ({ kind }) => kind === 'number' },
  number: { takes: 'a number', fits: ({ kind }) => kind === 'number' },
  lakhRange: {
    takes: 'a group with the numbers “from” and “to”',
    fits: (_, below) => below('from')?.kind === 'number' && below('to')?.kind === 'number',
  },
  month: { takes: 'a month such as "2026-11"', fits: ({ value }) => typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) },
  time: { takes: 'a time such as “09:00”', fits: ({ value }) => typeof value === 'string' && /^\d\d:\d\d$/.test(value) },
  paddedTime: { takes: 'a time such as “09:00”', fits: ({ value }) => typeof value === 'string' && /^\d\d:\d\d$/.test(value) },
  date: { takes: 'a date that a visitor typed', fits: () => false },
};

/** Without the number of digits of an hour, which each language writes in its own way. */
function placeholdersIn(value: string): string[] {
  return (value.match(placeholderPattern) ?? []).map((found) => `{{${inside(found).join(', ').replace('paddedTime', 'time')}}}`);
}

/** Name and format of a placeholder, without the spaces a translator may have typed. */
function inside(placeholder: string): string[] {
  return placeholder.slice(2, -2).split(',').map((part) => part.trim());
}

function* judgePlaceholder(locales: LocaleFiles, language: string, found: string): Iterable<Omit<Flaw, 'at'>> {
  const [name = '', format, ...more] = inside(found);
  if (!/^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(name) || more.length > 0) {
    yield { what: `“${found}” is not a placeholder's name`, remedy: 'Names of placeholders are never translated: write it as in English.' };
    return;
  }
  const known = format === undefined ? undefined : formats[format];
  if (format !== undefined && !known) {
    yield { what: `“${format}” in ${quoted([found])} is no format`, remedy: `The formats are ${Object.keys(formats).join(', ')}.` };
    return;
  }
  if (!name.includes('.')) {
    const meant = officeFacts.find((fact) => fact.toLowerCase() === name.toLowerCase() || [...fact].toSorted().join('') === [...name].toSorted().join(''));
    if (meant && meant !== name) yield { what: `“${name}” is not a fact of the office`, remedy: `Write {{${meant}}}.` };
    return;
  }
  yield* judgePath(locales, language, found, known && { name: format ?? '', ...known });
}

function* judgePath(
  locales: LocaleFiles,
  language: string,
  found: string,
  format: ({ name: string } & (typeof formats)[string]) | undefined,
): Iterable<Omit<Flaw, 'at'>> {
  const [path = ''] = inside(found);
  const file = locales.file(language, path.slice(0, path.indexOf('.')));
  if (file && !isReadable(file)) return;
  const key = path.slice(path.indexOf('.') + 1);
  const entry = file?.entries.get(key);
  if (!file || !entry) {
    const named = file ? `the key “${key}” of ${file.path}` : `the file locales/${language}/${path.slice(0, path.indexOf('.'))}.json`;
    yield { what: `${quoted([found])} names ${named}, which does not exist` };
  } else if (format && !format.fits(entry, (name) => file.entries.get(`${key}.${name}`))) {
    yield { what: `${quoted([found])} needs ${format.takes}, but ${file.path} has something else at “${key}”` };
  } else if (String(entry.value).includes('{{')) {
    yield { what: `${quoted([found])} names a text that holds placeholders itself, which nobody fills in` };
  } else if (!format && entry.kind !== 'text' && entry.kind !== 'number') {
    yield { what: `${quoted([found])} names ${entry.kind === 'list' ? 'a list' : 'a group'}, not one value` };
  }
}

export const placeholderRules: readonly Rule[] = [
  {
    id: 'placeholders-differ',
    severity: 'error',
    why: 'A placeholder is where the site puts a price, a phone number or a name; without it the sentence is false or shows {{…}}.',
    remedy: 'Copy the placeholder from the English text, letter by letter, to where it belongs in the sentence.',
    find: besideEnglish(function* ({ value }, english) {
      const wanted = placeholdersIn(english.value);
      const present = placeholdersIn(value);
      const missing = difference(wanted, present);
      if (missing.length > 0) yield { what: `${quoted(missing)} of the English text is missing` };
      for (const extra of difference(present, wanted)) {
        yield { at: Math.max(0, value.indexOf(extra)), what: `${quoted([extra])} is not in the English text` };
      }
    }),
  },
  {
    id: 'placeholder-shape',
    severity: 'error',
    why: 'Only {{name}} is filled in; anything else is shown to visitors as it is.',
    remedy: 'Write two straight braces before and after the name: {{phone}}.',
    find: inEachText(({ value }) => {
      const rest = value.replace(placeholderPattern, (found) => ' '.repeat(found.length));
      return flawsAt(rest, /[{}｛｝]+|\$t\(/g, (found) => ({ what: `“${found}” is no whole placeholder` }));
    }),
  },
  {
    id: 'placeholder-unknown',
    severity: 'error',
    why: 'The site knows nothing of that name, so the build stops or visitors see {{…}}.',
    remedy: 'Quote a figure by file and key, as in {{health.price.amount, rupees}}, or a fact of the office, as in {{phone}}.',
    find: inEachText(function* ({ value, language }, locales) {
      for (const match of value.matchAll(placeholderPattern)) {
        for (const flaw of judgePlaceholder(locales, language, match[0])) yield { at: match.index, ...flaw };
      }
    }),
  },
  {
    id: 'placeholder-out-of-reach',
    severity: 'error',
    why: 'An island reads only the files that it names, so visitors would see {{…}}.',
    remedy: 'Quote a figure of this file or of common.json, or ask the developer to let this part of the page read the other file.',
    find: inEachText(function* ({ value, file }) {
      const reach = islandReach.get(file.name);
      for (const match of reach ? value.matchAll(placeholderPattern) : []) {
        const [quotedFile, key] = (inside(match[0])[0] ?? '').split('.', 2);
        if (key !== undefined && quotedFile && !reach?.includes(quotedFile)) {
          yield { at: match.index, what: `the island ${file.name} does not read ${quotedFile}.json, which ${quoted([match[0]])} quotes` };
        }
      }
    }),
  },
  {
    id: 'tags-differ',
    severity: 'error',
    why: 'A tag makes a link or a strong word; one without its partner breaks the page.',
    remedy: 'Write the same tags as in English, each opened and closed.',
    find: besideEnglish(function* ({ value }, english) {
      const wanted = english.value.match(tagPattern) ?? [];
      const present = value.match(tagPattern) ?? [];
      const missing = difference(wanted, present);
      if (missing.length > 0) yield { what: `the tag ${quoted(missing)} of the English text is missing` };
      for (const extra of difference(present, wanted)) yield { at: value.indexOf(extra), what: `the tag ${quoted([extra])} is not in the English text` };
    }),
  },
  {
    id: 'tag-shape',
    severity: 'error',
    why: 'Half a tag is shown to visitors as it is.',
    remedy: 'Close every tag, as in <b>…</b>; write “less than” in words.',
    find: inEachText(function* ({ value }) {
      const open: string[] = [];
      for (const match of value.matchAll(tagPattern)) {
        const name = match[0].replace(/^<\/?|\/?>$/g, '').split(/\s/)[0] ?? '';
        if (match[0].endsWith('/>')) continue;
        if (!match[0].startsWith('</')) open.push(name);
        else if (open.pop() !== name) yield { at: match.index, what: `${quoted([match[0]])} closes what is not open` };
      }
      for (const name of open) yield { at: value.indexOf(`<${name}`), what: `<${name}> is not closed` };
      const rest = value.replace(tagPattern, (found) => ' '.repeat(found.length));
      yield* flawsAt(rest, /[<>]|&[a-z]+;|&#\d+;/g, (found) => ({ what: `“${found}” belongs to no tag` }));
    }),
  },
];
