/** Under which licence the office sells insurance. */
export const licence = officeFacts.licence;
