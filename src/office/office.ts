/** How the office is reached, and what it names on many pages. */
import { contact } from './contact.ts';
import { withSamples } from './samples.ts';

/** The office as visitors reach it. */
export const office = withSamples(contact);

/** The official passport site, named wherever the office says that it is not the government. */
export const officialPassportSite = 'https://www.passportindia.gov.in';

/** The number for police, ambulance and fire brigade in all of India. */
export const emergencyNumber = '112';

/** The number for an ambulance alone in Gujarat. */
export const ambulanceNumber = '108';
