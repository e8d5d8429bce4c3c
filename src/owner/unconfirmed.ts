/** Statements that only the owner can vouch for; the pages say that they are open by the same rule. */
import type { Confirmation, Confirmations } from '../office/confirmations.ts';
import { hasCome } from '../values/calendar-date.ts';
import type { Resources } from '../i18n/resources.ts';
import { essential, type ReadinessItem } from './readiness-item.ts';
import statements from './unconfirmed-items.json' with { type: 'json' };

/** Each with what is to be done before it is confirmed. */
const all: Readonly<Record<Confirmation, { what: string; first?: string }>> = statements;

/** What is still to be confirmed; a figure that was taken out of the locale files is not asked for. */
export function unconfirmedItems(confirmations: Confirmations, copy: Resources, today: Date): ReadinessItem[] {
  const figures = copy.about.stats.items.map(({ id }) => id);
  return Object.entries(all).flatMap(([about, { what, first = '' }]) => {
    const { [about as Confirmation]: written = '' } = confirmations;
    const isShown = !['clients', 'claimSupport'].includes(about) || figures.includes(about);
    const isSettled = hasCome(written, today) || (written === 'none' && about !== 'insurers');
    return isShown && !isSettled ? [essential('open-confirmation', { about, what, first })] : [];
  });
}
