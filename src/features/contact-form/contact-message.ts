/** The fields of the contact form, once. */

interface Field {
  /** Most that it takes, in UTF-16 code units. */
  longest: number;
  /** What is said where it stays empty, under `form.errors` in contact.json; without it, it may. */
  missing?: 'name' | 'emailMissing' | 'message';
}

export type MessageField = 'name' | 'email' | 'phone' | 'message';

/**
 * In the order of the form. The phone number is free text; an address of more than 254 cannot receive mail (RFC 5321).
 */
export const messageField: Record<MessageField, Field> = {
  name: { longest: 100, missing: 'name' },
  email: { longest: 254, missing: 'emailMissing' },
  phone: { longest: 40 },
  message: { longest: 5000, missing: 'message' },
};

export const messageFields = Object.keys(messageField) as MessageField[];

/** What the contact form sends: exactly its fields, all text. */
export type ContactMessage = Record<MessageField, string>;

/** The fields among what was typed; those that are missing are empty. */
export const messageFrom = (typed: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(messageFields.map((field) => [field, typed[field] ?? ''])) as ContactMessage;

/** Id of a field on the page, where `message` is the form's own. */
export const fieldId = (field: string) => (field === 'message' ? 'text' : field);
