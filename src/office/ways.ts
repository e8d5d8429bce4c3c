/** How the office is reached: by phone, by e-mail and by WhatsApp. */
import { contact } from './contact.ts';
import { withSamples } from './samples.ts';

/** The office as visitors reach it. */
export const ways = withSamples(contact);
