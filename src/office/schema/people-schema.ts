/** What must be right in how people of the office are shown. */
import { hasCome } from '../../values/calendar-date.ts';
import type { Words } from './said.ts';
import { personsLicence } from './licence-schema.ts';
import { phoneFault } from './reach.ts';
import { group, list, photograph, text, textUnlessEmpty, twiceIn } from './values.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const isLanguageCode = (code: string) => /^[a-z]{2,3}$/.test(code) && languageNames.of(code) !== undefined;

export function peopleSchema({ said }: Words, today: Date) {
  const consent = text((value) => !hasCome(value, today) && 'no-consent');
  const language = text((code) => !isLanguageCode(code) && 'no-language');
  const person = group({
    name: said,
    role: said.describe('What the person does, like "Adviser".'),
    consent: consent
      .meta({ format: 'date' })
      .describe('The day on which the person agreed to be shown to everybody, like "2026-11-01".'),
    languages: list(language).describe(
      'The languages that the person speaks, by their codes, like ["gu", "hi", "en"].',
    ),
    licences: list(personsLicence, ({ company, number }) => `${company} ${number}`.trim()).describe(
      'The licences that the person holds, each with its number and its last day.',
    ),
    photograph: photograph.describe('A photograph in src/office/photographs, like "asha.jpg".'),
    phone: textUnlessEmpty(phoneFault).describe('A number of the person’s own, or "".'),
    whatsapp: textUnlessEmpty(phoneFault).describe('A WhatsApp number of the person’s own, or "".'),
  });
  return group({
    people: list(
      person,
      ({ name }) => Object.values(name)[0],
      (all) => {
        // Of asha.jpg and asha.png the site would make one picture.
        const twice = twiceIn(all.flatMap(({ photograph: file }) => file.replace(/\.\w+$/, '') || []));
        return twice && ['one-face-twice', { file: twice }];
      },
    ).describe(
      'Who works in the office and answers visitors, the first of them also on the front page. Everything here is shown to everybody.',
    ),
  });
}
