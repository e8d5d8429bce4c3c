/** What must be right in how people of the office are shown. */
import { hasCome } from '../../values/calendar-date.ts';
import type { Words } from './said.ts';
import { personsLicence } from './licence-schema.ts';
import { phoneFault } from './reach.ts';
import { figures, figuresUnlessEmpty, group, list, oneOf, photograph, twiceIn } from './values.ts';

/** Languages that people in India speak, by their codes; the form has their names. */
const spoken = 'gu hi en mr sd ur pa mwr raj bho mai ne bn or as ta te kn ml kok'.split(' ');

export function peopleSchema({ said, ownWords }: Words, today: Date) {
  const consent = figures((value) => !hasCome(value, today) && 'no-consent');
  const person = group({
    name: said,
    role: ownWords(),
    consent: consent.meta({ format: 'date' }),
    languages: list(oneOf(spoken)),
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
