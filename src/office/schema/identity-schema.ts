/**
 * What must be right in who the office is: its own name and logo, what it is registered as, and where clients have
 * judged it.
 */
import { givenNumber } from './licence-schema.ts';
import { pageFault } from './reach.ts';
import type { Words } from './multilingual-text.ts';
import { group, judged, list, textUnlessEmpty } from './kinds.ts';

/** A name of so many letters at most stands in a title and on a home screen. */
const noLongerThan = (letters: number) => (value: string) =>
  value.length > letters && (['too-long', { letters }] as const);

const logo = textUnlessEmpty((value) => {
  if (/\.(?:jpe?g|webp)$/i.test(value)) return 'logo-photograph';
  return !/^[a-z0-9_-]+\.(?:svg|png)$/.test(value) && 'logo-name';
});

export function identitySchema({ translated, unlessEmpty }: Words) {
  const registration = judged(
    group({
      name: translated,
      number: givenNumber,
    }),
    // Rule 10 of the CGST Rules 2017: two signs for the state, ten for the PAN, two for the entity, one to check by.
    ({ name, number }) =>
      /GST|જીએસટી|जीएसटी/i.test(Object.values(name).join()) &&
      !/^\d\d[A-Z\d]{13}$/i.test(number.replaceAll(' ', '')) && ['gst-number', { number, signs: number.length }],
  );
  const all = group({
    name: unlessEmpty(noLongerThan(60)),
    shortName: unlessEmpty(noLongerThan(24)),
    logo: logo.meta({ format: 'logo' }),
    registrations: list(registration, ({ number }) => number),
    reviews: textUnlessEmpty(pageFault),
  });
  return judged(all, ({ name, shortName }) => {
    const [whole, short] = [name, shortName].map((said) => Object.values(said).some(Boolean));
    return whole !== short && 'half-a-name';
  });
}
