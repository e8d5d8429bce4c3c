/**
 * What only some pages need, or only whoever asks for it, in one script that is asked for once; the bundle's contact
 * form takes its parts from here.
 */
import { enhanceContactForms } from '../features/contact-form/enhance.ts';
import { copyToClipboard, offerCopyButtons } from '../features/share/clipboard.ts';
import { showOfficeMaps } from '../features/office-map/enhance.ts';
import { readAloud } from '../features/read-aloud/reader.ts';
import { showOfflineStatus } from '../offline/offline-status.ts';
import { eraseAll } from '../storage/erase-all.ts';
import { openOnPaper } from './open-on-paper.ts';

export { enhanceContactForms, forgetMessage, typedIn } from '../features/contact-form/enhance.ts';
export { showWhatHoldsOffline } from '../offline/network-watch.ts';
export { share } from '../features/share/sharing.ts';

/** Does what a button says that reads aloud, copies, or erases all that is kept on the device. */
export function handleButton(button: HTMLElement): void {
  if (button.dataset.action === 'erase') void eraseAll(button);
  else if (button.dataset.copy !== undefined) void copyToClipboard(button);
  else readAloud(button);
}

/** Enhances what stands on the page when it arrives. */
export function enhanceParts(): void {
  openOnPaper();
  showOfficeMaps();
  offerCopyButtons();
  showOfflineStatus();
  if (document.querySelector('[data-draft]')) enhanceContactForms();
}
