/** What a visitor has still to correct before the message can go; no rule beyond the specification's and the length caps. */
import { messageField, messageFields, type ContactMessage, type MessageField } from './contact-message.ts';
import { visibleText } from '../../values/visible-text.ts';

/** Key of a field's sentence under `form.errors` in contact.json. */
type ErrorKey = 'name' | 'emailMissing' | 'email' | 'message' | 'tooLong';

export type MessageErrors = Partial<Record<MessageField, ErrorKey>>;

/** `isAddress` is the browser's own judgement of the e-mail field. */
export function errorOf(field: MessageField, value: string, isAddress: boolean): ErrorKey | undefined {
  const { missing, longest } = messageField(field);
  if (missing && visibleText(value) === '') return missing;
  if (field === 'email' && !isAddress) return 'email';
  return value.length > longest ? 'tooLong' : undefined;
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
