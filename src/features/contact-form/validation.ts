/** What a visitor has still to correct before the message can go; no rule beyond the specification's and the length caps. */
import {
  isRequired,
  longest,
  messageFields,
  requiredFields,
  type ContactMessage,
  type MessageField,
} from './contact-message.ts';
import { visibleText } from '../../values/visible-text.ts';

/** Key of a field's sentence under `form.errors` in contact.json. */
type ErrorKey = (typeof requiredFields)[keyof typeof requiredFields] | 'email' | 'tooLong';

export type MessageErrors = Partial<Record<MessageField, ErrorKey>>;

/** `isAddress` is the browser's own judgement of the e-mail field. */
export function errorOf(field: MessageField, value: string, isAddress: boolean): ErrorKey | undefined {
  if (isRequired(field) && visibleText(value) === '') return requiredFields[field];
  if (field === 'email' && !isAddress) return 'email';
  return value.length > longest[field] ? 'tooLong' : undefined;
}

/** Errors by field, in the order of the form; empty when the message may go. */
export function errorsOf(message: ContactMessage, isAddress: boolean): MessageErrors {
  const errors: MessageErrors = {};
  for (const field of messageFields) {
    const error = errorOf(field, message[field], isAddress);
    if (error) errors[field] = error;
  }
  return errors;
}
