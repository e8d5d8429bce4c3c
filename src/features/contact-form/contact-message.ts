/** What the contact form sends: exactly these four, all text. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type MessageField = keyof ContactMessage;

export const messageFields = ['name', 'email', 'phone', 'message'] as const satisfies readonly MessageField[];

/** Id of a field on the page, where `message` is the form's own. */
export const fieldId = (field: string) => (field === 'message' ? 'text' : field);

/** The phone number is free text and may be left out. */
export const requiredFields: readonly MessageField[] = ['name', 'email', 'message'];

/** Most that a field takes, in UTF-16 code units; an address of more than 254 cannot receive mail (RFC 5321). */
export const longest: Readonly<Record<MessageField, number>> = { name: 100, email: 254, phone: 40, message: 5000 };
