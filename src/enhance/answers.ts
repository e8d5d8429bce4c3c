/** What answers change on their page before React is there: the letter's fields, and the steps after a death. */
import { followChoices } from '../features/claim-letter/asked-fields.ts';

/** Changes it now, and after each answer. */
export function followAnswers(): void {
  followChoices();
  if (document.querySelector('[data-household]'))
    void import('../features/after-death/enhance.ts').then((afterDeath) => afterDeath.enhanceHousehold());
}
