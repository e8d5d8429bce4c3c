/** When the office is open, in India's time, and the days on which it stays closed. */
import { hours, holidays } from './hours.json?fact';

export { hours, holidays };

export type OpeningHours = typeof hours;

export type Holiday = (typeof holidays)[number];
