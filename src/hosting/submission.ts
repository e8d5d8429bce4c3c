/** What the contact form sends, and what may be wrong with it. */
import type { Copy } from '../i18n/copy.ts';

/** The four fields, exactly as they were typed. */
export interface Submission {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type Field = keyof Submission;

/** Why a submission is refused; codes are those of the outside services, so that the form knows them. */
export interface Fault {
  code: 'REQUIRED_FIELD_MISSING' | 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT' | 'BODY_TOO_LARGE' | 'RATE_LIMITED' | 'MALFORMED';
  /** Absent when the whole form is meant. */
  field?: Field;
  /** Key of its sentence under `form.errors` in contact.json. */
  words: keyof Copy['contact']['form']['errors'] & ('name' | 'email' | 'emailMissing' | 'message' | 'tooLong' | 'tooManyLater' | 'problem');
}

// The pattern that browsers check type=email by: https://html.spec.whatwg.org/#valid-e-mail-address
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const fields: readonly { field: Field; required: boolean; words: Fault['words'] }[] = [
  { field: 'name', required: true, words: 'name' },
  { field: 'email', required: true, words: 'emailMissing' },
  { field: 'phone', required: false, words: 'problem' },
  { field: 'message', required: true, words: 'message' },
];

function faultOf(values: Readonly<Record<string, unknown>>, { field, required, words }: (typeof fields)[number]): Fault | undefined {
  const value = values[field];
  if (value === undefined) return required ? { code: 'REQUIRED_FIELD_MISSING', field, words } : undefined;
  if (typeof value !== 'string') return { code: 'TYPE_TEXT', field, words: 'problem' };
  if (required && value.trim() === '') return { code: 'REQUIRED_FIELD_EMPTY', field, words };
  if (field === 'email' && !emailAddress.test(value.trim())) return { code: 'TYPE_EMAIL', field, words: 'email' };
  return undefined;
}

/** Everything wrong with the values of a form, in the order of the fields; empty when it can be accepted. */
export function faultsOf(values: Readonly<Record<string, unknown>>): Fault[] {
  return fields.flatMap((rule) => faultOf(values, rule) ?? []);
}

/** The four fields among the values; what is missing or no text is empty. */
export function submissionOf(values: Readonly<Record<string, unknown>>): Submission {
  const text = (field: Field) => {
    const value = values[field];
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}
