/** Takes everything that this site has left on the device off it again. */
import { rememberLanguage } from '../i18n/language-preference.ts';
import { eraseMessage } from '../offline/worker-address.ts';
import { forgetValues } from './page-values.ts';

/** Copies of pages, and the worker that keeps them. */
async function eraseCopies(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    const { installing, waiting, active } = registration;
    // A worker that is fetching pages just now would go on keeping them.
    for (const worker of [installing, waiting, active]) worker?.postMessage(eraseMessage);
    await registration.unregister();
  }
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Says how it went below the button; what a browser denies holds nothing. */
export async function eraseAll(button: HTMLElement): Promise<void> {
  document.documentElement.dataset.erased = '';
  forgetValues(() => true);
  try {
    // Other tabs hear of it only where something was erased; they then forget what they hold.
    rememberLanguage('');
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Denied, so nothing stands there.
  }
  await eraseCopies().catch(() => {});
  const status = button.nextElementSibling;
  if (status) status.textContent = button.dataset.erased ?? '';
}
