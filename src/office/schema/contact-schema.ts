/** What must be right in how visitors reach the office. */
import type { Words } from './multilingual-text.ts';
import { emailFault, phoneFault, reachFault } from './reach.ts';
import { figures, figuresUnlessEmpty, group, list, oneOf, textUnlessEmpty } from './kinds.ts';

export function contactSchema({ translated, unlessEmpty }: Words) {
  const other = group({
    word: translated,
    kind: oneOf(['phone', 'whatsapp']),
    number: figures(phoneFault),
  });
  return group({
    phone: figuresUnlessEmpty(phoneFault),
    whatsapp: figuresUnlessEmpty(phoneFault),
    email: textUnlessEmpty(emailFault),
    grievance: unlessEmpty(reachFault).meta({ format: 'sentence' }),
    others: list(other, ({ kind, number }) => `${kind} ${number.replaceAll(' ', '')}`),
  });
}
