/** Says whether the office is open, in India's time whatever the device's zone. */
import { statusAt } from '../business/opening.ts';

export function showOpenNow(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const words: Record<string, string> = JSON.parse(place.dataset.openNow ?? '{}');
    const status = statusAt(new Date());
    place.textContent = (words[status.key] ?? '').replace('%day%', words[`day${status.day}`] ?? '');
    place.dataset.open = String(status.isOpen);
  }
}
