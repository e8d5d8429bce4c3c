/**
 * What only some pages need, or only whoever asks for it, in one script that is asked for once; the hydrated contact form
 * takes its parts from here too, because a script that is shared in parts would arrive in parts.
 */
import { enhanceContactForms } from './contact-form.ts';
import { offerCopying } from './copying.ts';
import { eraseAll } from './erase-all.ts';
import { showOfficeMaps } from './office-map.ts';
import { showOfflineStatus } from './offline-status.ts';
import { answerReader } from './read-aloud.ts';

export { forgetMessage, enhanceContactForms, enhanceForm, typedIn } from './contact-form.ts';
export { showWhatHoldsOffline } from './network-watch.ts';
export { share } from './sharing.ts';

/** Answers a button that reads aloud, or one that erases all that is kept on the device. */
export function answer(button: HTMLElement): void {
  if (button.dataset.action === 'erase') void eraseAll(button);
  else answerReader(button);
}

/** Enhances what stands on the page when it arrives. */
export function enhanceParts(): void {
  showOfficeMaps();
  offerCopying();
  showOfflineStatus();
  if (document.querySelector('[data-draft]')) enhanceContactForms();
}
