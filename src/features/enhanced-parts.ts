/**
 * What only some pages need, or only whoever asks for it, in one script that is asked for once; the hydrated contact form
 * takes its parts from here too, because a script that is shared in parts would arrive in parts.
 */
import { enhanceContactForms } from './contact-form/native.ts';
import { copy, offerCopying } from './share/copying.ts';
import { eraseAll } from '../keeping/erase-all.ts';
import { openOnPaper } from './open-on-paper.ts';
import { showOfficeMaps } from './office-map/native.ts';
import { showOfflineStatus } from '../offline/offline-status.ts';
import { answerReader } from './read-aloud/reader.ts';

export { forgetMessage, enhanceContactForms, typedIn } from './contact-form/native.ts';
export { showWhatHoldsOffline } from '../offline/network-watch.ts';
export { share } from './share/sharing.ts';

/** Answers a button that reads aloud, copies, or erases all that is kept on the device. */
export function answer(button: HTMLElement): void {
  if (button.dataset.action === 'erase') void eraseAll(button);
  else if (button.dataset.copy !== undefined) void copy(button);
  else answerReader(button);
}

/** Enhances what stands on the page when it arrives. */
export function enhanceParts(): void {
  openOnPaper();
  showOfficeMaps();
  offerCopying();
  showOfflineStatus();
  if (document.querySelector('[data-draft]')) enhanceContactForms();
}
