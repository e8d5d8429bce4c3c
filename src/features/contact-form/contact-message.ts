/** The fields of the contact form, in its order. */
export const messageFields = ['name', 'email', 'phone', 'message'] as const;

export type MessageField = (typeof messageFields)[number];

/** What the contact form sends: exactly its fields, all text. */
export type ContactMessage = Record<MessageField, string>;

/** The fields among what was typed; those that are missing are empty. */
export const messageFrom = (typed: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(messageFields.map((field) => [field, typed[field] ?? ''])) as ContactMessage;

/** Id of a field on the page, where `message` is the form's own. */
export const fieldId = (field: string) => (field === 'message' ? 'text' : field);

/** What may not be left out, and the key under `form.errors` of what is then said. The phone number is free text and may be. */
export const requiredFields = {
  name: 'name',
  email: 'emailMissing',
  message: 'message',
} as const satisfies Partial<Record<MessageField, string>>;

export const isRequired = (field: MessageField): field is keyof typeof requiredFields => field in requiredFields;

/** Most that a field takes, in UTF-16 code units; an address of more than 254 cannot receive mail (RFC 5321). */
export const longest: Readonly<Record<MessageField, number>> = { name: 100, email: 254, phone: 40, message: 5000 };
