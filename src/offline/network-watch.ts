/** Shows what holds only while the device has no network, and is `hidden` until then. */

/** `data-shown` is `true` where something else asks for a part as well. */
export function showWhatHoldsOffline(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-when-offline]'))
    part.hidden = navigator.onLine && part.dataset.shown !== 'true';
}

export function watchNetwork(): void {
  addEventListener('online', showWhatHoldsOffline);
  addEventListener('offline', showWhatHoldsOffline);
  showWhatHoldsOffline();
}
