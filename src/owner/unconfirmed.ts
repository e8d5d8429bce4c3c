/** Statements that only the owner can vouch for; the pages say that they are open by the same rule. */
import type { Confirmation, Confirmations } from '../office/confirmations.ts';
import { hasCome } from '../values/calendar-date.ts';
import type { Resources } from '../i18n/resources.ts';
import type { ReadinessItem } from './readiness-item.ts';
import statements from './unconfirmed.json' with { type: 'json' };

/** Each with what is to be done before it is confirmed. */
const all: Readonly<Record<Confirmation, { what: string; first?: string }>> = statements;

/** What is still to be confirmed; a figure that was taken out of the locale files is not asked for. */
export function unconfirmedItems(confirmations: Confirmations, copy: Resources, today: Date): ReadinessItem[] {
  const figures = copy.about.stats.items.map(({ id }) => id);
  return Object.entries(all).flatMap(([key, { what, first = '' }]) => {
    const name = key as Confirmation;
    const { [name]: written = '' } = confirmations;
    const isShown = !['clients', 'claimSupport'].includes(name) || figures.includes(name);
    if (!isShown || (name !== 'insurers' && written === 'none') || hasCome(written, today)) return [];
    return {
      isEssential: true,
      id: 'open-confirmation',
      about: name,
      what: written ? `${what}: "${written}" under "${name}" is no day that has come` : what,
      remedy:
        `${first}Write the day on which the owner confirmed it under "${name}" in src/office/confirmations.json, like "${name}": "2026-12-01"` +
        `${name === 'insurers' ? '' : `; or write "${name}": "none", and the pages leave it out`}.`,
    };
  });
}
