/** When an expiring passport can be re-issued for that reason. */
import figures from '../../../facts/figures.json' with { type: 'json' };
import { isBefore, yearsAfter, type CalendarDate } from '../../../values/calendar-date.ts';

const { opensYearsBefore, closesYearsAfter } = figures.passport;

/**
 * From one year before the expiry date to three years after it; later, the form asks for another reason.
 * `state`: where today lies: before the window, in it before or after the expiry (a passport is valid on its expiry
 * date), or behind it. `next`: the next day worth a reminder: the window opens, the passport expires, the window
 * closes; none once it is closed. Sources: application form of the Ministry of External Affairs, field 1.2;
 * eoibelgrade.gov.in; zeenews 2024-09-04.
 */
export function reissueWindow(expiry: CalendarDate, today: CalendarDate) {
  const opens = yearsAfter(expiry, -opensYearsBefore);
  const closes = yearsAfter(expiry, closesYearsAfter);
  const window = { opens, closes };
  if (isBefore(today, opens)) return { ...window, state: 'early', next: opens } as const;
  if (isBefore(closes, today)) return { ...window, state: 'closed', next: undefined } as const;
  return isBefore(expiry, today)
    ? ({ ...window, state: 'expired', next: closes } as const)
    : ({ ...window, state: 'expiring', next: expiry } as const);
}
