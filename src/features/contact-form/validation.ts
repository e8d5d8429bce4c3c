/** What a visitor has still to correct before the message can go; no rule beyond the specification's and the length caps. */
import { messageField, messageFields, type ContactMessage, type MessageField } from './contact-message.ts';
import { visibleText } from '../../values/visible-text.ts';

/** Key of a field's sentence under `form.errors` in contact.json. */
type ErrorKey = 'name' | 'emailMissing' | 'email' | 'message' | 'tooLong';

export type MessageErrors = ReturnType<typeof errorsOf>;

/** What is to be corrected, in the order of the form; nothing when the message may go. `isAddress` is the browser's own judgement of the e-mail field. */
export function errorsOf(message: ContactMessage, isAddress: boolean) {
  const errorOf = (field: MessageField): ErrorKey | undefined => {
    const { missing, longest } = messageField(field);
    if (missing && visibleText(message[field]) === '') return missing;
    if (field === 'email' && !isAddress) return 'email';
    return message[field].length > longest ? 'tooLong' : undefined;
  };
  return messageFields.flatMap((field) => {
    const error = errorOf(field);
    return error ? [{ field, error }] : [];
  });
}
