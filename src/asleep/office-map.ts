/** Puts the embedded map into its box once the visitor comes to it, or asks for it where data is to be saved; the drawn map stands there until then. */
import { savesData } from './data-saver.ts';

function embed(box: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = box.dataset.map ?? '';
  frame.title = box.dataset.mapTitle ?? '';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allowFullscreen = true;
  // A slow network must not cover the drawing with an empty frame.
  frame.onload = () => (frame.dataset.loaded = '');
  box.append(frame);
  return frame;
}

function embedOnArrival(box: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    embed(box);
  });
  observer.observe(box);
}

export function showOfficeMaps(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const [button] = box.getElementsByTagName('button');
    if (!button || !savesData()) {
      embedOnArrival(box);
      continue;
    }
    button.hidden = false;
    button.onclick = () => {
      embed(box).focus();
      button.remove();
    };
  }
}
