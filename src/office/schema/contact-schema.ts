/** What must be right in how visitors reach the office. */
import type { Words } from './said.ts';
import { emailFault, phoneFault, reachFault } from './reach.ts';
import { figures, figuresUnlessEmpty, group, list, oneOf, textUnlessEmpty } from './values.ts';

export function contactSchema({ said, unlessEmpty }: Words) {
  const other = group({
    word: said.describe('What it is for, like "Claims".'),
    kind: oneOf(['phone', 'whatsapp']),
    number: figures(phoneFault).describe('+91 and ten digits.'),
  });
  return group({
    phone: figuresUnlessEmpty(phoneFault).describe(
      'The number that visitors call: +91 and ten digits, like "+91 98250 12345". While it is "", pages draw a marked sample.',
    ),
    whatsapp: figuresUnlessEmpty(phoneFault).describe(
      'The number that visitors write to on WhatsApp, written likewise.',
    ),
    email: textUnlessEmpty(emailFault).describe('The address that visitors write to.'),
    grievance: unlessEmpty(reachFault)
      .meta({ format: 'sentence' })
      .describe(
        'Who hears a complaint about personal data, with a telephone number, an e-mail address or a postal address with its PIN code; the privacy notice says it.',
      ),
    others: list(other, ({ kind, number }) => `${kind} ${number.replaceAll(' ', '')}`).describe(
      'Further numbers, each with a word of what it is for; they stand on contact and in the footer.',
    ),
  });
}
