/** What the owner's facts and settings are made of; each fault says reason and remedy, to be read after its path. What is left out reads as empty. */
import { z } from 'zod';
import { exampleIn } from '../examples.ts';

/** Why a value cannot stand, what would come of it, and the remedy; nothing of one that can. */
export type Judge<Value> = (value: Value) => string | false | undefined;

/** A value of which a judge may say more than its schema. */
export const judged = <Schema extends z.ZodType>(schema: Schema, judge: Judge<z.output<Schema>>): Schema =>
  schema.superRefine((value, context) => {
    const fault = judge(value);
    if (fault) context.addIssue(fault);
  });

export const writtenAs = (form: string) => `is not written as ${form}, so no page could follow it. Write it so.`;

function faultOfAnyText(text: string): string | undefined {
  const [markUp] = /<[^>]*>/.exec(text) ?? [];
  if (markUp) return `and visitors would read ${markUp} as it stands. Write the words alone.`;
  const example = exampleIn(text);
  return example && `still the example ${example}, which reaches nobody. Write the office's own, or leave it empty.`;
}

export const text = (judge: Judge<string> = () => undefined) =>
  judged(z.string({ error: writtenAs('"a text"') }), (value) => {
    const fault = faultOfAnyText(value) ?? judge(value);
    return fault && `is '${value}', ${fault}`;
  }).prefault('');

/** A text that may be empty, and is judged where it is not. */
export const textUnlessEmpty = (judge: Judge<string>) => text((value) => value !== '' && judge(value));

/** The name of a picture; whether there is one, and what it is, the build and the check look up. */
export const photograph = textUnlessEmpty((value) => {
  if (/\.hei[cf]$/i.test(value))
    return 'which is HEIC, the format of iPhones, and browsers do not show it. Save it as JPEG, and put that there.';
  return (
    !/^[a-z0-9-]+\.(?:jpe?g|png|webp)$/.test(value) &&
    'which cannot be the name of a photograph. Name the file in small letters, digits and hyphens, like "door.jpg".'
  );
});

/** A sum in whole rupees; 0 where none is said. */
export const rupees = judged(
  z.number({ error: writtenAs('a number like 1500, without comma, ₹ and quotation marks') }),
  (value) =>
    !(Number.isInteger(value) && value >= 0) &&
    `is ${value}, which is no sum in whole rupees. Write a number like 1500, or 0 where none is said.`,
).prefault(0);

export const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  z.literal(values, {
    error: ({ input = '' }) => {
      const choices = values.filter(Boolean).map((value) => JSON.stringify(value));
      return `is '${input}', which no page could follow. Write one of these: ${choices.join(', ')}.`;
    },
  });

/** Values by name; one that is not among them would be followed by nothing. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape, form = '{ … }') =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `has '${String(keys)}', which no page follows. Its names are ${Object.keys(shape).join(', ')}.`
        : writtenAs(form),
  });

/** A list in which no two entries are the same by their key. */
export const list = <Entry extends z.ZodType>(
  entry: Entry,
  keyOf: (entry: z.output<Entry>) => unknown = String,
  judge: Judge<z.output<Entry>[]> = () => undefined,
) =>
  judged(z.array(entry, { error: writtenAs('[…]') }), (entries) => {
    const keys = entries.map(keyOf);
    const twice = keys.find((key, position) => keys.indexOf(key) < position);
    return twice === undefined
      ? judge(entries)
      : `has '${twice}' twice, so another may have been meant. Write the other, or one alone.`;
  }).prefault([]);

export interface Fault {
  path: PropertyKey[];
  message: string;
}

/** Of a value that may be one thing or another, what is wrong in the group that was begun. */
const innermost = (issue: z.core.$ZodIssue): Fault[] => {
  const inner =
    issue.code === 'invalid_union' ? issue.errors.find((each) => each.every(({ path }) => path.length)) : [];
  return inner?.length
    ? inner.map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
    : [{ path: issue.path, message: issue.message }];
};

/** The faults of a value, each to be read after its path; of each path the first. */
export function faultsOf(schema: z.ZodType, value: unknown): Fault[] {
  const faults = (schema.safeParse(value).error?.issues ?? []).flatMap(innermost);
  const paths = faults.map(({ path }) => z.core.toDotPath(path));
  return faults.filter((_, place) => paths.indexOf(paths[place] ?? '') === place);
}

/** A fault as a sentence that begins with its path, like `insurers[3].contact`. */
export const sentenceOf = ({ path, message }: Fault) => `${z.core.toDotPath(path)} ${message}`.trim();
