/** Placeholders `{{…}}` arrive as they are in English, and everything they name exists. */
import { quotedFacts } from '../../../i18n/quoted-facts.ts';
import { isReadable, type LocaleFile, type LocaleFiles } from '../../locale-files.ts';
import { placeholderPattern } from '../../text-analysis.ts';
import { besideEnglish, difference, inEachText, quoted, type Flaw, type Finders } from './rule.ts';

type ValueAt = (below: string) => unknown;

const isNumber = (valueAt: ValueAt, below = '') => typeof valueAt(below) === 'number';
const isTime = (valueAt: ValueAt) => /^\d\d:\d\d$/.test(String(valueAt('')));

/** What the value at a key must be, by the format that makes words of it; of dates, which visitors type or holidays have, none. */
const formats: Readonly<Record<string, (valueAt: ValueAt) => boolean>> = {
  rupees: isNumber,
  lakh: isNumber,
  number: isNumber,
  time: isTime,
  paddedTime: isTime,
  lakhRange: (valueAt) => isNumber(valueAt, '.from') && isNumber(valueAt, '.to'),
  month: (valueAt) => /^\d{4}-\d\d$/.test(String(valueAt(''))),
  date: () => false,
  dayAndMonth: () => false,
};

/** A placeholder's parts: `file.key`, or a fact or value by its name, then its format. */
function partsOf(placeholder: string): { name: string; file: string; key: string; format: string[] } {
  const [name = '', ...format] = placeholder
    .slice(2, -2)
    .split(',')
    .map((part) => part.trim());
  const [file = '', key = ''] = name.split(/\.(.*)/s);
  return { name, file, key, format };
}

/** Without the number of digits of an hour, which each language writes in its own way. */
function placeholdersIn(value: string): string[] {
  return (value.match(placeholderPattern) ?? []).map((found) => {
    const { name, format } = partsOf(found);
    return `{{${[name, ...format].join(', ').replace('paddedTime', 'time')}}}`;
  });
}

/** What is wrong with a placeholder that quotes a value of a file. */
function faultOfQuotation(file: LocaleFile | undefined, path: string, found: string): string | undefined {
  const { key, format } = partsOf(found);
  const entry = file?.entries.get(key);
  if (!file || !entry) return `names “${key}” of ${path}, which does not exist`;
  const known = formats[format[0] ?? ''];
  if (known && !known((below) => file.entries.get(key + below)?.value))
    return `has the format ${format[0]}, but ${path} has something else at “${key}”`;
  if (String(entry.value).includes('{{')) return 'names a text that holds placeholders itself, which nobody fills in';
  if (!known && entry.kind !== 'text' && entry.kind !== 'number') return 'names a group or list, not one value';
  return undefined;
}

/** Signs of a name in whatever order, so that a mistyped fact finds its own. */
const signsOf = (name: string) => [...name.toLowerCase()].toSorted().join('');

function faultOf(locales: LocaleFiles, language: string, found: string): Omit<Flaw, 'at'> | undefined {
  const { name, file: quotedFile, key, format } = partsOf(found);
  if (!/^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(name) || format.length > 1)
    return {
      what: `“${found}” is no placeholder’s name`,
      remedy: 'Names are never translated: write it as in English.',
    };
  if (format.length > 0 && !Object.hasOwn(formats, format[0] ?? ''))
    return { what: `the format of “${found}” is none`, remedy: `The formats are ${Object.keys(formats).join(', ')}.` };
  if (key === '') {
    const meant = quotedFacts.find((fact) => signsOf(fact) === signsOf(name));
    const isMistyped = meant !== undefined && meant !== name;
    return isMistyped ? { what: `“${name}” is no fact of the office`, remedy: `Write {{${meant}}}.` } : undefined;
  }
  const file = locales.file(language, quotedFile);
  if (file && !isReadable(file)) return undefined;
  const fault = faultOfQuotation(file, `locales/${language}/${quotedFile}.json`, found);
  return fault === undefined ? undefined : { what: `“${found}” ${fault}` };
}

export const placeholderFinders: Finders = {
  'placeholders-differ': besideEnglish(function* ({ value }, english) {
    const [wanted, present] = [placeholdersIn(english.value), placeholdersIn(value)];
    const missing = difference(wanted, present);
    if (missing.length > 0) yield { what: `${quoted(missing)} of the English text is missing` };
    for (const extra of difference(present, wanted)) {
      yield { at: Math.max(0, value.indexOf(extra)), what: `“${extra}” is not in the English text` };
    }
  }),
  // One placeholder is told a text: of one whose braces do not match, everything else is an echo.
  'placeholder-shape': inEachText(function* ({ value }) {
    const rest = value.replace(placeholderPattern, (found) => ' '.repeat(found.length));
    const [broken] = rest.matchAll(/[{｛]+[^{}｛｝]*[}｝]*|[}｝]+|\$t\(/g);
    if (broken) yield { at: broken.index, what: `“${broken[0]}” is no whole placeholder` };
  }),
  'placeholder-unknown': inEachText(function* ({ value, language }, locales) {
    for (const { 0: found, index } of value.matchAll(placeholderPattern)) {
      const fault = faultOf(locales, language, found);
      if (fault) yield { at: index, ...fault };
    }
  }),
};
