/**
 * What the owner's facts and settings are made of; each fault says reason and remedy, to be read after its path. What
 * is left out reads as empty.
 */
import { z } from 'zod';
import { messageOf, type Message, type MessageId, type MessageValues } from '../../messages/format-message.ts';
import { withLatinDigits } from '../../values/typed-digits.ts';
import { exampleIn } from '../examples.ts';

type Reason = MessageId | readonly [MessageId, MessageValues];

/** Why a value cannot stand, what would come of it, and the remedy; nothing of one that can. */
export type Judge<Value> = (value: Value) => Reason | '' | false | undefined;

/** A message as zod carries it, which knows one text alone. */
export const issueText = (id: MessageId, values?: MessageValues) => JSON.stringify(messageOf(id, values));

/** A value of which a judge may say more than its schema. */
export const judged = <Schema extends z.ZodType>(schema: Schema, judge: Judge<z.output<Schema>>): Schema =>
  schema.superRefine((value, context) => {
    const reason = judge(value);
    if (!reason) return;
    const [id, values] = typeof reason === 'string' ? [reason, {}] : reason;
    // What is left empty is no wrong value, but nobody is shown without consent, nor a licence without its number.
    const isEmpty = value === '' && !['no-consent', 'no-number'].includes(id);
    context.addIssue(isEmpty ? issueText('empty-entry') : issueText(id, { value: String(value), ...values }));
  });

export const writtenAs = (form: string) => issueText('not-written-as', { form });

function faultOfAnyText(text: string): Reason | undefined {
  // As HTML marks words, and as chats do: *words*.
  const [markUp] = /<[^>]*>|(?:^|\s)([*_~])\S.*?\1(?![\p{L}\p{N}])/u.exec(text) ?? [];
  if (markUp) return ['mark-up-in-fact', { markUp }];
  const example = exampleIn(text);
  return example ? ['example', { example }] : undefined;
}

/** A text, judged as what it is turned into. */
export const text = (judge: Judge<string> = () => undefined, turn = (value: string) => value) =>
  judged(
    z.string({ error: writtenAs('"a text"') }).overwrite(turn),
    (value) => faultOfAnyText(value) ?? judge(value),
  ).prefault('');

/** A text that may be empty, and is judged where it is not. */
export const textUnlessEmpty = (judge: Judge<string>, turn?: (value: string) => string) =>
  text((value) => value !== '' && judge(value), turn);

/** A number, a day or a time, in digits of any script, and in another form that is turned into ours. */
export const figures = (judge: Judge<string>, other = /(?!)/, ours = '') =>
  text(judge, (value) => withLatinDigits(value).replace(other, ours));

export const figuresUnlessEmpty = (judge: Judge<string>) => textUnlessEmpty(judge, withLatinDigits);

/**
 * The name of a picture, which the desk lets one choose; whether there is one, and what it is, the build and the check
 * look up.
 */
export const photograph = textUnlessEmpty((value) => {
  if (/\.hei[cf]$/i.test(value)) return 'photograph-heic';
  return !/^[a-z0-9_-]+\.(?:jpe?g|png|webp)$/.test(value) && 'photograph-name';
}).meta({ format: 'photograph' });

/** A sum in whole rupees. */
export const rupees = judged(
  z.number({
    error: ({ input }) => (input ? issueText('rupees', { value: String(input) }) : issueText('empty-entry')),
  }),
  (value) => !(Number.isInteger(value) && value >= 0) && 'rupees',
);

export const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  z.literal(values, {
    error: ({ input = '' }) => {
      const choices = values.filter(Boolean).map((value) => JSON.stringify(value));
      return issueText('one-of', { value: String(input), choices: choices.join(', ') });
    },
  });

/** Values by name; one that is not among them would be followed by nothing. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape, form = '{ … }') =>
  z.strictObject(shape, {
    error: ({ code, keys, input }) => {
      if (code === 'unrecognized_keys')
        return issueText('unknown-name', { name: String(keys), names: Object.keys(shape).join(', ') });
      return input ? writtenAs(form) : issueText('empty-entry');
    },
  });

/** The first of several that stands among them a second time. */
export const twiceIn = <Each>(all: readonly Each[]) => all.find((each, position) => all.indexOf(each) < position);

/** A list in which no two entries are the same by their key. */
export const list = <Entry extends z.ZodType>(
  entry: Entry,
  keyOf: (entry: z.output<Entry>) => unknown = String,
  judge: Judge<z.output<Entry>[]> = () => undefined,
  form = '[…]',
) =>
  judged(z.array(entry, { error: writtenAs(form) }), (entries) => {
    const twice = twiceIn(entries.map(keyOf));
    return twice === undefined ? judge(entries) : ['twice', { value: String(twice) }];
  }).prefault([]);

export interface Fault {
  path: PropertyKey[];
  message: Message;
}

/** Of a value that may be one thing or another, what is wrong in the group that was begun. */
const innermost = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  const inner =
    issue.code === 'invalid_union' ? issue.errors.find((each) => each.every(({ path }) => path.length)) : [];
  return inner?.length ? inner.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) : [issue];
};

/** The faults of a value, each to be read after its path; of each path the first. */
export function faultsOf(schema: z.ZodType, value: unknown): Fault[] {
  const faults = (schema.safeParse(value).error?.issues ?? []).flatMap(innermost);
  const paths = faults.map(({ path }) => z.core.toDotPath(path));
  return faults
    .filter((_, position) => paths.indexOf(paths[position] ?? '') === position)
    .map(({ path, message }) => ({ path, message: JSON.parse(message) as Message }));
}

/** A path as people count: `insurers #4.contact`. */
export const pathOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? ` #${part + 1}` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** A fault in each language, beginning with its path. */
export function sentenceOf({ path, message: { en, gu, hi } }: Fault): Message {
  const place = pathOf(path);
  const named = (text: string) => (place ? `${place}: ${text}` : text);
  return { en: `${place} ${en}`.trim(), gu: named(gu), hi: named(hi) };
}
