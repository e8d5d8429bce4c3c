/** Who works in the office and answers visitors, the first of them also on the front page. */
export const people = officeFacts.people.people;

export type Person = (typeof people)[number];
