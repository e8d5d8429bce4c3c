/** What the owner must look at again among the prices of the site. */
import { dateFromIso, dayInIndia, daysBetween, monthsAfter } from '../values/calendar-date.ts';
import figures from '../facts/figures.json' with { type: 'json' };
import type { Resources } from '../i18n/resources.ts';
import type { ReadinessItem } from './readiness-item.ts';

const oldestDays = 90;

/** Every month (`2026-11`) under a key called `checked`, with its place. */
function checkedMonths(value: unknown, place: string): { place: string; month: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPlace = `${place} ${key}`;
    return key === 'checked' && typeof inner === 'string' && /^\d{4}-\d{2}$/.test(inner)
      ? [{ place: innerPlace, month: inner }]
      : checkedMonths(inner, innerPlace);
  });
}

/** Prices that nobody has looked up for long. */
export const oldPrices = (copy: Resources, today: Date): ReadinessItem[] =>
  Object.entries(copy)
    .flatMap(([file, words]) => checkedMonths(words, `${file}.json`))
    .filter(({ month }) => daysBetween(monthsAfter(dateFromIso(`${month}-01`), 1), dayInIndia(today)) > oldestDays)
    .map(({ place, month }) => ({
      isEssential: false,
      id: 'open-old-price',
      about: place,
      what: `${place} is ${month}, more than ${oldestDays} days ago`,
      remedy: 'Check the price again and write the month in locales/*.',
    }));

/** A price of the badge under what the government's tariff asks. */
export const priceBelowTariff = (copy: Resources): ReadinessItem[] => {
  const price = copy.prices.vehicle;
  const { year, yearWithGst } = figures.vehicle.tariff.bikeSmall;
  if (price.amount >= yearWithGst) return [];
  const what = `The badge promises bike insurance from ₹${price.amount} a year, but the government's tariff for 150cc is ₹${year}, with GST ₹${yearWithGst}`;
  return [
    {
      isEssential: false,
      id: 'open-tariff',
      about: `₹${price.amount} < ₹${yearWithGst}`,
      what,
      remedy: 'Decide on a price that a client can get, and write it as amount under vehicle in locales/*/prices.json.',
    },
  ];
};
