/** How the office is reached, and what it names on many pages. */
import { contact } from './contact.ts';
import { withSamples } from './samples.ts';

/** The office as visitors reach it. */
export const office = withSamples(contact);
