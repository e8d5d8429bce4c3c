/** What must be right in how visitors reach the office. */
import { judged, group, list, oneOf, text } from './values.ts';
import type { SaidSchema } from './said.ts';
import { emailFault, phoneFault } from './setting-schema.ts';

const digitsOf = (number: string) => number.replaceAll(' ', '');

export function contactSchema(said: SaidSchema) {
  const unlessEmpty = (fault: (value: string) => string | false | undefined) =>
    text((value) => value !== '' && fault(value));
  const other = group({ word: said, kind: oneOf(['phone', 'whatsapp']), number: text(phoneFault) });
  const all = group({
    phone: unlessEmpty(phoneFault),
    whatsapp: unlessEmpty(phoneFault),
    email: unlessEmpty(emailFault),
    others: list(other, ({ kind, number }) => `${kind} ${digitsOf(number)}`),
  });
  return judged(all, ({ others, ...own }) => {
    const again = others.find(({ kind, number }) => digitsOf(own[kind]) === digitsOf(number));
    return (
      again &&
      `has ${again.number} among the others too, so visitors would choose between one and the same. Take it out there.`
    );
  });
}
