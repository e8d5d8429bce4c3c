/** Puts the embedded map into its box once the visitor asks for it; until then nothing is asked of Google. */
import { partOf } from '../../dom/part-of.ts';

export function showOfficeMaps(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const button = partOf<HTMLButtonElement>(box, 'load');
    if (!button) continue;
    button.hidden = false;
    button.onclick = () => {
      const frame = document.createElement('iframe');
      frame.src = box.dataset.map ?? '';
      frame.title = box.dataset.mapTitle ?? '';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.allowFullscreen = true;
      // A slow network must not cover the address with an empty frame.
      frame.onload = () => (frame.dataset.loaded = '');
      box.append(frame);
      frame.focus();
      button.remove();
    };
  }
}
