/**
 * What the site says of the office that only its owner can vouch for: the day of each confirmation, 'none' where it is
 * not claimed, or empty.
 */
import file from './confirmations.json?fact';

export const confirmations = file;

export type Confirmations = typeof file;

export type Confirmation = keyof Confirmations;
