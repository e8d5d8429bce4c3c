/** What copy may quote of the office by name, like `{{phone}}`; which words and numbers those are, pages alone know. */
export const quotedFacts = ['phone', 'email', 'whatsapp', 'postalCode'] as const;

export type QuotedFact = (typeof quotedFacts)[number];
