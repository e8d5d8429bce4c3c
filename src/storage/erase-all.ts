/** Takes everything that this site has left on the device off it again. */
import { sayBeside } from '../dom/part-of.ts';
import { eraseMessage } from '../offline/worker-address.ts';
import { eraseValues } from './page-values.ts';
import { erasureKey, store } from './value-store.ts';

/** Copies of pages, and the worker that keeps them. */
async function eraseCopies(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    const { installing, waiting, active } = registration;
    // A worker that is fetching pages just now would go on keeping them.
    for (const worker of [installing, waiting, active]) worker?.postMessage(eraseMessage);
    await registration.unregister();
  }
  // Browsers have them on secure pages alone.
  if (!('caches' in self)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** What a browser denies holds nothing. */
const isDenied = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

/** Says below the button that all is erased, or, where copies of pages stay, how to erase them by hand. */
export async function eraseAll(button: HTMLElement): Promise<void> {
  document.documentElement.dataset.erased = '';
  eraseValues(() => true);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Denied, so nothing stands there.
  }
  // Other tabs, and pages that are gone back to, hear of it by its moment.
  store.note(erasureKey, undefined, 'phone');
  const { erased, failed } = button.dataset;
  await eraseCopies().then(
    () => sayBeside(button, erased),
    (error: unknown) => sayBeside(button, isDenied(error) ? erased : failed),
  );
}
