/** What must be right in how people of the office are shown. */
import { z } from 'zod';
import { confirmationFault } from '../confirmed.ts';
import type { SaidSchema } from './said.ts';
import { phoneFault } from './setting-schema.ts';
import { group, judged, list, photograph, text } from './values.ts';

/** What a language is called; nothing where no such code is known. */
function nameOfLanguage(code: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}

const ownNumber = text(phoneFault).optional();

export function peopleSchema(said: SaidSchema, today: Date) {
  const person = group({
    name: said,
    role: said,
    consent: text((value) => {
      const fault = confirmationFault(value, today);
      return (
        fault &&
        `which ${fault}; nobody may be shown without consent. Write the day on which the person agreed, or take the person out.`
      );
    }),
    languages: list(
      text((code) => !nameOfLanguage(code) && "no code of a language. Write it like 'gu' or 'hi'."),
    ).optional(),
    photograph: photograph.optional(),
    phone: ownNumber,
    whatsapp: ownNumber,
  });
  return judged(z.array(person), (people) => {
    for (const kind of ['phone', 'whatsapp', 'photograph'] as const) {
      const given = people.flatMap(({ [kind]: value }) => value?.replaceAll(' ', '') || []);
      const twice = given.find((value, position) => given.indexOf(value) < position);
      if (twice)
        return `has the ${kind} ${twice} for two people, so visitors would reach the wrong one. Write each person’s own, or leave it out.`;
    }
    return undefined;
  });
}
