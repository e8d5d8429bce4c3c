/**
 * What the site says of the office that only its owner can vouch for: the day of each confirmation, 'none' where it is
 * not claimed, or empty.
 */
export const confirmations = officeFacts.confirmations;

export type Confirmations = typeof confirmations;

export type Confirmation = keyof Confirmations;
