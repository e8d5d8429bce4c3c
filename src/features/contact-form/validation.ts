/**
 * What a visitor has still to correct before the message can go; no rule beyond the specification's and the length
 * caps.
 */
import { messageField, messageFields, type ContactMessage, type MessageField } from './contact-message.ts';
import { visibleText } from '../../values/visible-text.ts';

export type MessageErrors = ReturnType<typeof errorsOf>;

/**
 * What is to be corrected, in the order of the form; nothing when the message may go. `isAddress` is the browser's own
 * judgement of the e-mail field.
 */
export function errorsOf(message: ContactMessage, isAddress: boolean) {
  /** The key of its sentence under `form.errors` in contact.json. */
  const errorOf = (field: MessageField) => {
    const { missing, longest } = messageField[field];
    if (missing && visibleText(message[field]) === '') return missing;
    if (field === 'email' && !isAddress) return 'email' as const;
    return message[field].length > longest ? ('tooLong' as const) : undefined;
  };
  return messageFields.flatMap((field) => {
    const error = errorOf(field);
    return error ? [{ field, error }] : [];
  });
}
