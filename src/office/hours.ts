/** When the office is open, in India's time, and the days on which it stays closed. */
// Each by itself, so that no script grows with the list of holidays.
export const hours = officeFacts.hours.hours;
export const saturdays = officeFacts.hours.saturdays;
export const byAppointment = officeFacts.hours.byAppointment;
export const holidays = officeFacts.hours.holidays;
