/** When the office is open, in India's time, and the days on which it stays closed. */
import { byAppointment, holidays, hours, saturdays } from './hours.json?fact';

export { byAppointment, holidays, hours, saturdays };

export type OpeningHours = typeof hours;

/** What is said of the hours of an ordinary week. */
export interface Opening {
  hours: OpeningHours;
  saturdays: typeof saturdays;
  byAppointment: typeof byAppointment;
}
