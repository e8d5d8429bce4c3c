/** Figures that cannot be right, even where all languages agree on them: one schema, by what a figure counts. */
import { z } from 'zod';
import { isoDayInIndia } from '../../../office/iso-day.ts';
import type { Entry, JsonSource } from '../../../json/json-source.ts';
import { isReadable } from '../../locale-files.ts';
import type { Finders } from './rule.ts';

const figure = z.number('is a figure written as text').positive('is not above 0');
const whole = (most: number, of: string) => figure.int('is not whole').max(most, `is more than ${most} ${of}`);
const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'is no month, year first, like “2026-11”')
  .refine((value) => value <= isoDayInIndia(new Date()).slice(0, 7), 'is a month that has not come yet');
const rising = z
  .array(figure)
  .refine((all) => all.every((each, index) => index === 0 || each > (all[index - 1] ?? 0)), {
    error: 'does not rise from each figure to the next',
  });
const span = z
  .looseObject({ from: z.number(), to: z.number() })
  .refine(({ from, to }) => from < to, 'has a “from” that is not below its “to”');

/** What a figure is, by the names in its key: the first row that fits holds. */
const byName: readonly [names: RegExp, schema: z.ZodType][] = [
  [/(?:^|\.)checked$/, month],
  [/(?:^|\.)(?:ladder\.\d+|gst|discount|\w+(?:Less|Rise|Top))$/, figure.max(100, 'is more than 100 per cent')],
  [/hours/i, whole(31 * 24, 'hours')],
  [/days/i, whole(366, 'days')],
  [/months/i, whole(120, 'months')],
  [/[yY]ears|Age$|\bjoin(?:From|To)$|Until$/, whole(120, 'years')],
  [/(?:)/, figure],
];

/** A text of nothing but a figure, which no format can group and no calculator can reckon with. */
const isFigureAsText = (value: unknown) => typeof value === 'string' && /^[₹\d\s.,%]*\d[₹\d\s.,%]*$/.test(value);

function schemaOf({ key, kind, value }: Entry): z.ZodType | undefined {
  if (kind === 'list') return rising;
  if (kind === 'group') return span;
  const [, schema] = byName.find(([names]) => names.test(key)) ?? [];
  const isMonth = schema === month && typeof value === 'string' && /^\d/.test(value);
  return kind === 'number' || isMonth || isFigureAsText(value) ? schema : undefined;
}

/** A list of figures or a group with “from” and “to” as plain values; undefined for any other. */
function figuresAt({ key, kind, size, value }: Entry, entries: JsonSource['entries']): unknown {
  const at = (name: string | number) => entries.get(`${key}.${name}`)?.value;
  const isFigure = (each: unknown) => typeof each === 'number';
  if (kind === 'group')
    return isFigure(at('from')) && isFigure(at('to')) ? { from: at('from'), to: at('to') } : undefined;
  if (kind !== 'list') return value;
  const items = Array.from({ length: size }, (_, index) => at(index));
  return size > 0 && items.every(isFigure) ? items : undefined;
}

/** What cannot be right in a file of figures: a locale file, or any other that `readJson` has read. */
export function figureFaults({ entries }: JsonSource): { entry: Entry; what: string }[] {
  return [...entries.values()].flatMap((entry) => {
    const value = figuresAt(entry, entries);
    const error = value === undefined ? undefined : schemaOf(entry)?.safeParse(value).error;
    const [issue] = error?.issues ?? [];
    // The figures of a list are judged one by one, too.
    return !issue || issue.path.length > 0 ? [] : [{ entry, what: `${JSON.stringify(value)} ${issue.message}` }];
  });
}

export const figureBoundFinders: Finders = {
  *'figure-bounds'(locales) {
    for (const file of [...locales.files, locales.file(locales.source, 'figures')].filter(isReadable)) {
      for (const fault of figureFaults(file)) yield { file, ...fault, offset: fault.entry.offset };
    }
  },
};
