/**
 * What must be right in the owner's files of facts, and what each field wants. Tools alone read it, so that no byte of
 * zod reaches a page; pages take its types.
 */
import type { z } from 'zod';
import { hasCome } from '../../values/calendar-date.ts';
import { contactSchema } from './contact-schema.ts';
import { hoursSchema, noticesSchema } from './days-schema.ts';
import { identitySchema } from './identity-schema.ts';
import { insurersSchema } from './insurers-schema.ts';
import { officeLicence } from './licence-schema.ts';
import { peopleSchema } from './people-schema.ts';
import { premisesSchema } from './premises-schema.ts';
import { furtherServicesSchema, passportChargeSchema } from './services-schema.ts';
import { wordsIn, type ScriptsOfLanguages } from './multilingual-text.ts';
import { figures, group, text } from './kinds.ts';
import { parsedUrl } from '../../values/parsed-url.ts';

const confirmationsUntil = (today: Date) => {
  const day = (word: '' | 'none' = 'none') =>
    figures(
      (value) =>
        !['', word].includes(value) && !hasCome(value, today) && (word ? 'unconfirmed-day-or-none' : 'unconfirmed-day'),
      // As one writes days in India.
      /^(\d\d)[-./](\d\d)[-./](\d{4})$/,
      '$3-$2-$1',
    );
  return group({
    bestPriceGuarantee: day(),
    insurers: day(''),
    experience: day(),
    clients: day(),
    claimSupport: day(),
  });
};

/** The office's page at a network, by the network's hosts. */
const pageAt = (...hosts: string[]) =>
  text((value) => {
    const url = parsedUrl(value);
    const isThere = hosts.some((host) => `.${url?.hostname}`.endsWith(`.${host}`)) && url?.pathname !== '/';
    return (
      !['', 'none'].includes(value) &&
      !(url?.protocol === 'https:' && isThere) && ['network-page', { host: hosts[0] ?? '' }]
    );
  });

const social = group({
  Facebook: pageAt('facebook.com', 'fb.com'),
  Instagram: pageAt('instagram.com'),
  YouTube: pageAt('youtube.com'),
  LinkedIn: pageAt('linkedin.com'),
});

/** What each file of `src/office` must hold, by its name without `.json`. */
export function factSchemas(scripts: ScriptsOfLanguages, today: Date) {
  const words = wordsIn(scripts);
  return {
    contact: contactSchema(words),
    hours: hoursSchema(words),
    notices: noticesSchema(words),
    people: peopleSchema(words, today),
    premises: premisesSchema(words),
    licence: officeLicence,
    insurers: insurersSchema,
    'passport-charge': passportChargeSchema(words),
    'further-services': furtherServicesSchema(words),
    identity: identitySchema(words),
    social,
    confirmations: confirmationsUntil(today),
  };
}

type Schemas = ReturnType<typeof factSchemas>;

export type FactName = keyof Schemas;

/** The owner's facts by the name of their file, whole: what was left out is empty. */
export type Facts = { [Name in FactName]: z.output<Schemas[Name]> };
