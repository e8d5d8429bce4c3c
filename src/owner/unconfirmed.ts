/** Statements that only the owner can vouch for; the pages say that they are open by the same rule. */
import type { Confirmation, Confirmations } from '../office/confirmations.ts';
import { confirmationFault, isWaived } from '../office/confirmed.ts';
import type { Resources } from '../i18n/resources.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** Each with what is to be done before it is confirmed. */
const statements: Readonly<Record<Confirmation, { what: string; first?: string }>> = {
  bestPriceGuarantee: {
    what: 'What the badge of the home page promises is unconfirmed, and a best price is set by the insurers',
    first:
      'Have each insurer approve the promise in writing (IRDAI asks it for every advertisement), and give nothing back of the premium ' +
      '(Insurance Act, section 41). ',
  },
  insurers: {
    what: 'The list of insurers and the appointment with each are unconfirmed',
    first:
      'An individual agent may serve one life, one general and one health insurer: keep in src/office/insurers.ts those that have appointed the ' +
      'office. ',
  },
  experience: {
    what: 'The years of experience on the about page, in the figure and in “over a decade”, are unconfirmed',
    first: 'Where they are not to be claimed, take “over a decade” out of locales/*/about.json too. ',
  },
  clients: { what: 'The number of clients on the about page is unconfirmed' },
  claimSupport: { what: 'The share of claims supported on the about page is unconfirmed' },
};

/** What is still to be confirmed; a figure that was taken out of the locale files is not asked for. */
export function unconfirmedItems(confirmations: Confirmations, copy: Resources, today: Date): ReadinessItem[] {
  const figures = copy.about.stats.items.map(({ id }) => id);
  return Object.entries(statements).flatMap(([key, { what, first = '' }]) => {
    const name = key as Confirmation;
    const written = confirmations[name];
    const fault = written ? confirmationFault(written, today) : undefined;
    const isShown = !['clients', 'claimSupport'].includes(name) || figures.includes(name);
    if (!isShown || isWaived(name, confirmations) || (written && !fault)) return [];
    return {
      isEssential: true,
      what: fault ? `${what}: "${written}" under "${name}" ${fault}` : what,
      remedy:
        `${first}Write the day on which the owner confirmed it under "${name}" in src/office/confirmations.ts, like ${name}: '2026-12-01'` +
        `${name === 'insurers' ? '' : `; or write ${name}: 'none', and the pages leave it out`}.`,
    };
  });
}
