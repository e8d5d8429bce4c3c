/** Says on the offline page whether its language is on the device; where data is to be saved, it asks first. */
import { savesData } from './data-saver.ts';
import { keepPages } from './offline-copies.ts';

type Words = Record<'keeping' | 'kept' | 'failed', string>;

async function keepAndSay(status: HTMLElement): Promise<void> {
  const words: Words = JSON.parse(status.dataset.offlineStatus ?? '{}');
  status.textContent = words.keeping;
  const isKept = await new Promise<boolean>((resolve) => {
    keepPages(true).catch(() => resolve(false));
    // Where there is no worker the line above has settled it.
    navigator.serviceWorker?.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    navigator.serviceWorker?.startMessages();
  });
  status.textContent = isKept ? words.kept : words.failed;
}

export function showOfflineStatus(): void {
  for (const status of document.querySelectorAll<HTMLElement>('[data-offline-status]')) {
    const ask = status.parentElement?.querySelector<HTMLElement>('[data-offline-ask]');
    const button = ask?.querySelector('button');
    if (!ask || !button || !savesData()) {
      void keepAndSay(status);
      continue;
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
}
