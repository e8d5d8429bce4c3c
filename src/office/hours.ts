/** When the office is open, in India's time. `days` counts from Sunday as 0; times have two digits on either side of the colon. */
export const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '20:00', utcOffsetMinutes: 330 };

/** Days on which the office stays closed, as year-month-day. */
export const holidays: readonly string[] = [];
