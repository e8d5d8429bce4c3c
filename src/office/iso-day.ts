/** Days as data says them: year, month and day, like 2027-03-04, which sort as texts do. */

/** How far India's clocks are ahead of UTC. */
export const indiaOffsetMinutes = 330;

export type IsoDay = `${number}-${number}-${number}`;

/** Whether a text is a day of the calendar, written so; 2027-02-29 is none. */
export function isIsoDay(text: string): text is IsoDay {
  const instant = new Date(`${text}T00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

/** The day that India's calendars show at an instant, whatever the device's time zone. */
export function isoDayInIndia(instant: Date): string {
  return new Date(instant.getTime() + indiaOffsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** Whether a text is a day that has come, as those of consents and confirmations must have. */
export const hasCome = (written: string, today: Date): written is IsoDay =>
  isIsoDay(written) && written <= isoDayInIndia(today);
