/** What must be right in how people of the office are shown. */
import { hasCome } from '../../values/calendar-date.ts';
import type { Words } from './multilingual-text.ts';
import { personsLicence } from './licence-schema.ts';
import { phoneFault } from './reach.ts';
import { figures, figuresUnlessEmpty, group, list, photograph, text, twiceIn } from './kinds.ts';

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });

const isLanguageCode = (code: string) => /^[a-z]{2,3}$/.test(code) && namesIn('en').of(code) !== undefined;

/** Languages that people in India speak. */
const spoken = 'gu hi en mr sd ur pa mwr raj bho mai ne bn or as ta te kn ml kok'.split(' ');

/** A name as it sounds: हिन्दी is हिंदी, and अंग्रेज़ी अंग्रेजी. */
const spelt = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[નन][\u0acd\u094d]|[\u0a82\u0902\u093c]/g, '');

/** Their codes, by their names in the languages of the site. */
const codes = new Map(
  ['en', 'gu', 'hi']
    .map(namesIn)
    .flatMap((names) => spoken.map((code) => [spelt(names.of(code) ?? code), code] as const)),
);

export function peopleSchema({ translated, ownWords }: Words, today: Date) {
  const consent = figures((value) => !hasCome(value, today) && 'no-consent');
  const language = text(
    (code) => !isLanguageCode(code) && 'no-language',
    (name) => codes.get(spelt(name)) ?? name,
  );
  const person = group({
    name: translated,
    role: ownWords(),
    consent: consent.meta({ format: 'date' }),
    languages: list(language),
    licences: list(personsLicence, ({ company, number }) => `${company} ${number}`.trim()),
    photograph,
    phone: figuresUnlessEmpty(phoneFault),
    whatsapp: figuresUnlessEmpty(phoneFault),
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
    ),
  });
}
