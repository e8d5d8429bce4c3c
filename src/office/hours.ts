/** When the office is open, in India's time, and the days on which it stays closed. */
import { byAppointment, holidays, hours, saturdays } from './hours.json?fact';

export { byAppointment, holidays, hours, saturdays };

/** What is said of the hours of an ordinary week. */
export interface Opening {
  hours: typeof hours;
  saturdays: typeof saturdays;
  byAppointment: typeof byAppointment;
}
