/** How visitors reach the office; what is empty is drawn as a marked sample, or left out. */
import file from './contact.json?fact';

export const contact = file;

export type Contact = typeof file;
