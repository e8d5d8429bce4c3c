/** Says whether the office is open, in India's time whatever the device's zone. */
import { statusAt, type OpeningStatus, type OpeningTimes } from '../../office/opening.ts';

/** What a page brings along: when the office is open, and the words for each status. */
export interface OpenNowContent extends OpeningTimes {
  words: Partial<Record<OpeningStatus, string>>;
}

export function showOpenNow(): void {
  for (const status of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const { words, ...times }: OpenNowContent = JSON.parse(status.dataset.openNow ?? '');
    const current = statusAt(new Date(), times);
    status.textContent = words[current] ?? '';
    status.dataset.status = current.startsWith('closes') ? 'open' : 'closed';
  }
}
