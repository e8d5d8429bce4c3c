/** What must be right in the owner's files of facts beyond their types. Tools alone read it, so that no byte of zod reaches a page. */
import { z } from 'zod';
import { capacities } from '../capacities.ts';
import type { Confirmation } from '../confirmations.ts';
import { confirmationFault } from '../confirmed.ts';
import { isIsoDay } from '../iso-day.ts';
import { weekdays, type Weekday } from '../hours.ts';
import { servicesOf } from '../services.ts';
import { contactSchema } from './contact-schema.ts';
import { peopleSchema } from './people-schema.ts';
import { premisesSchema } from './premises-schema.ts';
import { saidIn, type ScriptsOfLanguages } from './said.ts';
import { group, judged, list, oneOf, text } from './values.ts';

const span = text((value) => {
  const [, opens = '', closes = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? [];
  if (!opens)
    return "no span of time, so the page would say open at wrong hours. Write two digits on either side of each colon by the 24-hour clock, like '09:30-20:00': half past one is 13:30.";
  return (
    opens >= closes &&
    'which ends before it begins, so the page would never say open. Write eight in the evening as 20:00, and hours past midnight to the day on which they begin.'
  );
});

const spans = judged(list(span), (all) => {
  const early = all.findIndex((each, place) => place > 0 && each.slice(0, 5) <= (all[place - 1] ?? '').slice(6));
  return (
    early > 0 &&
    `has '${all[early]}' before '${all[early - 1]}' is over. Write the spans of a day one after the other, with a break between them.`
  );
});

const hours = judged(
  group(Object.fromEntries(weekdays.map((day) => [day, spans])) as Record<Weekday, typeof spans>),
  (days) =>
    Object.values(days).every((each) => each.length === 0) &&
    "has no span, so the office would never open. Write one, like monday: ['09:00-20:00'].",
);

const dayLike = (example: string, outcome: string) => (value: string) =>
  !isIsoDay(value) && `no day of the calendar, so ${outcome}. Write year-month-day, like '${example}'.`;

/** First and last day of what the pages say for a time. */
const lasting = <Shape extends z.ZodRawShape>(outcome: string, shape: Shape) => {
  const day = text(dayLike('2027-01-14', outcome));
  return judged(group({ first: day, last: day, ...shape }), (each) => {
    const { first, last } = each as { first: string; last: string };
    if (first > last)
      return `ends on ${last} before it begins on ${first}, so it would never be said. Change the two days over.`;
    return (
      Date.parse(last) - Date.parse(first) > 100 * 86_400_000 &&
      `lasts from ${first} to ${last}. Look at the year; what holds longer belongs in the texts of the pages.`
    );
  });
};

const named = text((value) => !value.trim() && 'so its tile could not be drawn. Write it like those above.');

const insurer = group({
  id: text(
    (value) =>
      !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) &&
      "which cannot be the name of a file. Write small letters with hyphens, like 'star-health'.",
  ),
  name: named,
  family: named,
  lines: judged(list(oneOf(servicesOf('insurance').map(({ id }) => id))), (lines) => {
    if (lines.length === 0) return "is empty, so no page would show the company. Write what it sells, like ['health'].";
    const isBoth = lines.length > 1 && lines.includes('life');
    return (
      isBoth && 'has life and another, which the law of India forbids. Give its sister company an entry of its own.'
    );
  }),
  contact: text(
    (value) =>
      !(value.startsWith('https://') && URL.canParse(value)) &&
      'no https:// address, so nobody would be led to the company. Copy that of its contact page from the browser.',
  ),
});

const insurers = judged(
  list(insurer, ({ id }) => id),
  (all) => {
    const ids = all.map(({ id }) => id);
    const shared = [...Map.groupBy(all, ({ family }) => family)].filter(([, companies]) => companies.length > 1);
    const [taken] = shared.find(([family]) => ids.includes(family.toLowerCase().replaceAll(' ', '-'))) ?? [];
    return taken && `has the family '${taken}' with the tile of one of its companies. Name the family otherwise.`;
  },
);

const confirmationsUntil = (today: Date) => {
  const day = (word: '' | 'none') =>
    text((value) => {
      const fault = ['', word].includes(value) ? undefined : confirmationFault(value, today);
      const otherwise = word && `, or '${word}' to leave it out`;
      return fault && `which ${fault} and confirms nothing. Write the day on which the owner confirmed it${otherwise}.`;
    }).optional();
  const claims = { experience: day('none'), clients: day('none'), claimSupport: day('none') };
  const all = { bestPriceGuarantee: day('none'), insurers: day(''), ...claims };
  return group(all satisfies Record<Confirmation, unknown>);
};

/** The office's page at a network, by the network's hosts. */
const pageAt = (...hosts: string[]) =>
  text((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const isThere = hosts.some((host) => `.${url?.hostname}`.endsWith(`.${host}`)) && url?.pathname !== '/';
    return (
      !['', 'none'].includes(value) &&
      !(url?.protocol === 'https:' && isThere) &&
      `not a page of the office there. Copy its address from the browser, like 'https://www.${hosts[0]}/…', or write 'none'.`
    );
  });

// That a licence has ended is no fault here: `npm run ready` and a release name it, and no check fails overnight.
const licence = judged(
  group({
    legalName: text(),
    capacity: oneOf(['', ...capacities]),
    number: text(),
    validUntil: text((value) => value !== '' && dayLike('2029-03-31', 'the footer would leave it out')(value)),
    insurers: text(),
  }),
  ({ legalName, capacity, number, validUntil, insurers: appointing }) => {
    const isWhole = [legalName, capacity, number].every((part) => part.trim());
    const isGiven = [legalName, capacity, number, validUntil, appointing].some((part) => part.trim());
    return (
      isGiven && !isWhole && 'lacks legalName, capacity or number, so the footer could not say it. Fill in all three.'
    );
  },
);

/** What each file must export, by its name. */
export function factSchemas(scripts: ScriptsOfLanguages, today: Date): Readonly<Record<string, z.ZodType>> {
  const said = saidIn(scripts);
  const place = saidIn(scripts, 'optional');
  const exportsOf: Readonly<Record<string, z.ZodRawShape>> = {
    hours: {
      hours,
      holidays: list(lasting('on that day the page would say open', { name: said }), ({ first }) => first),
    },
    notices: { notices: list(lasting('nobody would see it', { words: said }), ({ first, words }) => first + words) },
    contact: { contact: contactSchema(said) },
    insurers: { insurers },
    confirmations: { confirmations: confirmationsUntil(today) },
    'passport-charge': {
      passportCharge: z.preprocess((charge) => (charge === '' || charge === 'none' ? null : charge), said.nullable()),
    },
    social: {
      social: group({
        Facebook: pageAt('facebook.com', 'fb.com'),
        Instagram: pageAt('instagram.com'),
        YouTube: pageAt('youtube.com'),
        LinkedIn: pageAt('linkedin.com'),
      }),
    },
    licence: { licence },
    premises: { premises: premisesSchema(said, place) },
    people: { people: peopleSchema(said, today) },
  };
  return Object.fromEntries(
    Object.entries(exportsOf).map(([name, shape]) => [`src/office/${name}.ts`, z.object(shape)]),
  );
}
