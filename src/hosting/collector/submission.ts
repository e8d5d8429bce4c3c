/** What may be wrong with what the contact form sends. */
import { messageFields, requiredFields, type ContactMessage, type MessageField } from '../../islands/contact-form/contact-message.ts';
import type { Resources } from '../../i18n/resources.ts';

/** Why a submission is refused; codes are those of the outside services, so that the form knows them. */
export interface SubmissionFault {
  code: 'REQUIRED_FIELD_MISSING' | 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT' | 'BODY_TOO_LARGE' | 'RATE_LIMITED' | 'MALFORMED';
  /** Absent when the whole form is meant. */
  field?: MessageField;
  /** Key of its sentence under `form.errors` in contact.json. */
  words: keyof Resources['contact']['form']['errors'] & ('name' | 'email' | 'emailMissing' | 'message' | 'tooLong' | 'tooManyLater' | 'problem');
}

// The pattern that browsers check type=email by: https://html.spec.whatwg.org/#valid-e-mail-address
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The sentence at a field that is missing or empty. */
const missing: Readonly<Record<MessageField, SubmissionFault['words']>> = { name: 'name', email: 'emailMissing', phone: 'problem', message: 'message' };

function faultOf(values: Readonly<Record<string, unknown>>, field: MessageField): SubmissionFault | undefined {
  const value = values[field];
  const required = requiredFields.includes(field);
  const words = missing[field];
  if (value === undefined) return required ? { code: 'REQUIRED_FIELD_MISSING', field, words } : undefined;
  if (typeof value !== 'string') return { code: 'TYPE_TEXT', field, words: 'problem' };
  if (required && value.trim() === '') return { code: 'REQUIRED_FIELD_EMPTY', field, words };
  if (field === 'email' && !emailAddress.test(value.trim())) return { code: 'TYPE_EMAIL', field, words: 'email' };
  return undefined;
}

/** Everything wrong with the values of a form, in the order of the fields; empty when it can be accepted. */
export function faultsOf(values: Readonly<Record<string, unknown>>): SubmissionFault[] {
  return messageFields.flatMap((field) => faultOf(values, field) ?? []);
}

/** The four fields among the values; what is missing or no text is empty. */
export function submissionOf(values: Readonly<Record<string, unknown>>): ContactMessage {
  const text = (field: MessageField) => {
    const value = values[field];
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}
