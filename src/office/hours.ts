/** When the office is open, in India's time, and the days on which it stays closed; `npm run check` reads this file. */
import type { InLanguages } from './in-languages.ts';

export const hours: OpeningHours = {
  // From opening to closing, by the 24-hour clock: half past one is 13:30. With a break: ['09:30-13:30', '16:00-20:00']. Closed all day: [].
  monday: ['09:00-20:00'],
  tuesday: ['09:00-20:00'],
  wednesday: ['09:00-20:00'],
  thursday: ['09:00-20:00'],
  friday: ['09:00-20:00'],
  saturday: ['09:00-20:00'],
  sunday: [],
};

/** Each with its first and last day and the name that stands after “Our office is closed for”; the pages say it a week ahead. */
export const holidays: readonly Holiday[] = [
  // { first: '2027-10-29', last: '2027-11-01', name: { en: 'Diwali', gu: 'દિવાળી', hi: 'दिवाली' } },
];

/** As JavaScript counts the days of a week. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

export type OpeningHours = Readonly<Record<Weekday, readonly string[]>>;

export interface Holiday {
  first: string;
  last: string;
  name: InLanguages;
}
