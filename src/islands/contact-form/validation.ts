/** What a visitor has still to mend before the message can go; no rule beyond the specification's and the length caps. */
import { longest, messageFields, requiredFields, type ContactMessage, type MessageField } from './contact-message.ts';
import { countCharacters } from './characters.ts';

/** Key of a field's sentence under `form.errors` in contact.json. */
export type FieldError = 'name' | 'emailMissing' | 'email' | 'message' | 'tooLong';

export type FieldErrors = Partial<Record<MessageField, FieldError>>;

const missing: Partial<Record<MessageField, FieldError>> = { name: 'name', email: 'emailMissing', message: 'message' };

/** `isAddress` is the browser's own judgement of the e-mail field. */
export function faultOf(field: MessageField, value: string, isAddress: boolean): FieldError | undefined {
  if (requiredFields.includes(field) && value.trim() === '') return missing[field];
  if (field === 'email' && !isAddress) return 'email';
  return value.length > longest[field] && countCharacters(value, longest[field] + 1) > longest[field] ? 'tooLong' : undefined;
}

/** Faults by field, in the order of the form; empty when the message may go. */
export function faultsOf(message: ContactMessage, isAddress: boolean): FieldErrors {
  const faults: FieldErrors = {};
  for (const field of messageFields) {
    const fault = faultOf(field, message[field], isAddress);
    if (fault) faults[field] = fault;
  }
  return faults;
}
