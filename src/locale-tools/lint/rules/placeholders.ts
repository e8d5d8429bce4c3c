/** Placeholders `{{…}}` arrive as they are in English, and everything they name there exists. */
import { defaultLanguage } from '../../../i18n/languages.ts';
import type { LocaleFiles } from '../../locale-files.ts';
import { placeholderPattern } from '../../text-analysis.ts';
import { besideEnglish, difference, inEachText, quoted, type Flaw, type Finders } from './rule.ts';

/** The formats that make words of a value, those first that want a number. */
const ofNumbers = ['rupees', 'lakh', 'number'];
const formats = [...ofNumbers, 'lakhRange', 'time', 'paddedTime', 'month', 'date', 'dayAndMonth'];

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

function faultOf(locales: LocaleFiles, found: string): Omit<Flaw, 'at'> | undefined {
  const { name, file: quotedFile, key, format } = partsOf(found);
  if (!/^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(name) || format.length > 1)
    return { what: `“${found}” is no placeholder’s name` };
  if (!format.every((each) => formats.includes(each)))
    return { what: `the format of “${found}” is none`, remedy: `The formats are ${formats.join(', ')}.` };
  const file = locales.file(defaultLanguage, quotedFile);
  // What stands alone is a fact of the office or a value of the moment, which the build knows.
  if (key === '' || file?.isReadable === false) return undefined;
  const entry = file?.entries.get(key);
  // Of a price without its amount `price-shape` says all.
  if (!entry && quotedFile === 'prices' && file?.entries.has(key.replace(/\.amount$/, ''))) return undefined;
  if (!entry) return { what: `“${found}” names “${key}” of ${quotedFile}.json, which does not exist` };
  const isNumber = entry.kind === 'number' || !format.some((each) => ofNumbers.includes(each));
  return isNumber ? undefined : { what: `“${found}” has the format ${format[0]}, but no number stands at “${key}”` };
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
    for (const { 0: found, index } of language === defaultLanguage ? value.matchAll(placeholderPattern) : []) {
      const fault = faultOf(locales, found);
      if (fault) yield { at: index, ...fault };
    }
  }),
};
