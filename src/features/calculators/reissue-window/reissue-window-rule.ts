/** When an expiring passport can be re-issued for that reason. */
import figures from '../../../facts/figures.json' with { type: 'json' };
import { isBefore, yearsAfter, type CalendarDate } from '../../../values/calendar-date.ts';

const { opensYearsBefore, closesYearsAfter } = figures.passport;

/** First and last day of the window. */
interface ReissueWindow {
  opens: CalendarDate;
  closes: CalendarDate;
}

type ReissueState = 'early' | 'expiring' | 'expired' | 'closed';

/**
 * From one year before the expiry date to three years after it; later, the form asks for another reason.
 * Sources: application form of the Ministry of External Affairs, field 1.2; eoibelgrade.gov.in; zeenews 2024-09-04.
 */
export function reissueWindow(expiry: CalendarDate): ReissueWindow {
  return { opens: yearsAfter(expiry, -opensYearsBefore), closes: yearsAfter(expiry, closesYearsAfter) };
}

/** Where a day lies: before the window, in it before or after the expiry (a passport is valid on its expiry date), or behind it. */
export function reissueState(
  expiry: CalendarDate,
  { opens, closes }: ReissueWindow,
  today: CalendarDate,
): ReissueState {
  if (isBefore(today, opens)) return 'early';
  if (isBefore(closes, today)) return 'closed';
  return isBefore(expiry, today) ? 'expired' : 'expiring';
}

/** The next day worth a reminder: the window opens, the passport expires, the window closes; none once it is closed. */
export function nextReissueDay(
  expiry: CalendarDate,
  { opens, closes }: ReissueWindow,
  state: ReissueState,
): CalendarDate | undefined {
  return { early: opens, expiring: expiry, expired: closes, closed: undefined }[state];
}
