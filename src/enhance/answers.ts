/** What answers change on their page before React is there: the letter's fields, and the steps after a death. */
import { followChoices } from '../features/claim-letter/asked-fields.ts';

/** Brings the parts that depend on answers in line with them, now and after each answer. */
export function followAnswers(): void {
  followChoices();
  const household = document.querySelector<HTMLElement>('[data-household]');
  if (household)
    void import('../features/after-death/enhance.ts').then((afterDeath) => afterDeath.enhanceHousehold(household));
}
