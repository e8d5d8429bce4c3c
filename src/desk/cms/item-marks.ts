/** What an item of a list is, without the marks that the CMS gives to each, to know them again. */
export const withoutMarks = (key: string, value: unknown) => (key.startsWith('__sc_') ? undefined : value);
