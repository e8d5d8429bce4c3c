/** Says whether the office is open, in India's time whatever the device's zone. */
import { statusAt } from '../business/opening.ts';

export function showOpenNow(): void {
  const status = statusAt(new Date());
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const words: Record<string, string> = JSON.parse(place.dataset.openNow ?? '{}');
    place.textContent = words[status] ?? '';
    place.dataset.status = status;
  }
}
