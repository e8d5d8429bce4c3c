/** When the office is open, in India's time; `npm run check` reads this file. */
export const hours = {
  // 0 is Sunday, 6 is Saturday.
  days: [1, 2, 3, 4, 5, 6],
  // Two digits on either side of the colon: '09:30', '20:00'.
  opens: '09:00',
  closes: '20:00',
};

/** Days on which the office stays closed, each in quotation marks as year-month-day: '2026-12-25'. */
export const holidays: readonly string[] = [];
