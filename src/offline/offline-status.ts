/** Says on the offline page whether its language is on the device; where data is to be saved, it asks first. */
import { controlsAround, partOf } from '../dom/part-of.ts';
import { savesData } from './data-saver.ts';
import { cachePages } from './cache-pages.ts';

type Words = Record<'keeping' | 'kept' | 'failed', string>;

async function keepAndSay(status: HTMLElement): Promise<void> {
  const words: Words = JSON.parse(status.dataset.offlineStatus ?? '{}');
  status.textContent = words.keeping;
  const isKept = await new Promise<boolean>((resolve) => {
    cachePages(true).catch(() => resolve(false));
    // Where there is no worker the line above has settled it.
    navigator.serviceWorker?.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    navigator.serviceWorker?.startMessages();
  });
  status.textContent = isKept ? words.kept : words.failed;
}

export function showOfflineStatus(): void {
  const status = document.querySelector<HTMLElement>('[data-offline-status]');
  if (!status) return;
  const ask = partOf(controlsAround(status), 'ask');
  const button = ask?.querySelector('button');
  if (!ask || !button || !savesData()) {
    void keepAndSay(status);
    return;
  }
  ask.hidden = false;
  button.onclick = () => {
    ask.hidden = true;
    // The button is gone, and with it the focus.
    status.tabIndex = -1;
    status.focus();
    void keepAndSay(status);
  };
}
