/** Puts the embedded map into its box once the visitor stays there, or asks for it where data is to be saved; the drawn map stands there until then. */
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

/** Milliseconds in view: whoever scrolls past asks for no map, and a press beside it is answered first. */
const stay = 400;

function embedOnStay(box: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (!entries.at(-1)?.isIntersecting) return;
    timer = setTimeout(() => {
      observer.disconnect();
      embed(box);
    }, stay);
  });
  observer.observe(box);
}

export function showOfficeMaps(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const [button] = box.getElementsByTagName('button');
    if (!button || !savesData()) {
      embedOnStay(box);
      continue;
    }
    button.hidden = false;
    button.onclick = () => {
      embed(box).focus();
      button.remove();
    };
  }
}
