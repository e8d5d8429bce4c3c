/** What the owner's facts and settings are made of; each fault says reason and remedy, to be read after its path. */
import { z } from 'zod';
import { exampleIn } from '../examples.ts';

/** Why a value cannot stand, what would come of it, and the remedy; nothing of one that can. */
type Judge<Value> = (value: Value) => string | false | undefined;

/** A value of which a judge may say more than its schema. */
export const judged = <Value>(schema: z.ZodType<Value>, judge: Judge<Value>) =>
  schema.superRefine((value, context) => {
    const fault = judge(value);
    if (fault) context.addIssue(fault);
  });

const writtenAs = (form: string) => `is missing or not written as ${form}, so no page could follow it. Write it so.`;

function faultOfAnyText(text: string): string | undefined {
  const [markUp] = /<[^>]*>/.exec(text) ?? [];
  if (markUp) return `and visitors would read ${markUp} as it stands. Write the words alone.`;
  const example = exampleIn(text);
  return example && `still the example ${example}, which reaches nobody. Write the office's own, or leave it empty.`;
}

export const text = (judge: Judge<string> = () => undefined) =>
  judged(z.string({ error: writtenAs("'a text'") }), (value) => {
    const fault = faultOfAnyText(value) ?? judge(value);
    return fault && `is '${value}', ${fault}`;
  });

/** The name of a picture; whether there is one, and what it is, the build and the check look up. */
export const photograph = text(
  (value) =>
    value !== '' &&
    !/^[a-z0-9-]+\.(?:jpe?g|png|webp)$/.test(value) &&
    "which cannot be the name of a photograph. Name the file in small letters, digits and hyphens, like 'door.jpg'.",
);

export const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  z.literal(values, {
    error: ({ input }) => `is '${input}', which no page could follow. Write one of these: ${values.join(', ')}.`,
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
export const list = <Entry>(entry: z.ZodType<Entry>, keyOf: (entry: Entry) => unknown = String) =>
  judged(z.array(entry, { error: writtenAs('[…]') }), (entries) => {
    const keys = entries.map(keyOf);
    const twice = keys.find((key, position) => keys.indexOf(key) < position);
    return (
      twice !== undefined && `has '${twice}' twice, so another may have been meant. Write the other, or one alone.`
    );
  });

/** The faults of a value as sentences that begin with their path, like `insurers[3].contact`; of each path the first. */
export function faultsOf(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const byPath = Map.groupBy(issues, ({ path }) => z.core.toDotPath(path));
  return [...byPath].map(([path, [first]]) => `${path} ${first?.message}`.trim());
}
