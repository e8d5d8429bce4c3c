/** While translating is on: shows where the text under the pointer or the focus comes from, and opens it on Alt-click, Enter or a long press. */
import type { KeyRead } from '../../key-trace.ts';
import { element } from './element.ts';
import { keyReadsOf, textAt } from './texts-on-page.ts';

export interface PointingOptions {
  /** Where the label and the frame are drawn. */
  host: ParentNode;
  /** Path of a locale file in the language of the page. */
  pathOf(file: string): string;
  open(reads: readonly KeyRead[], from: HTMLElement): void;
}

const longPress = 500;

/** Fields keep their own Enter. */
const fields = 'input, textarea, select';

export function createPointing({ host, pathOf, open }: PointingOptions): { start(): void; stop(): void } {
  const label = element('div', { className: 'label', hidden: true });
  const frame = element('div', { className: 'frame', hidden: true });
  host.append(label, frame);
  let listening: AbortController | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;

  function point(part: HTMLElement | undefined): void {
    label.hidden = frame.hidden = part === undefined;
    if (!part) return;
    const { left, top, width, height } = part.getBoundingClientRect();
    label.textContent = keyReadsOf(part).map(({ file, key }) => `${pathOf(file)}  ${key}`).join('\n');
    frame.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    const labelLeft = Math.max(0, Math.min(left, innerWidth - label.offsetWidth));
    const labelTop = top > label.offsetHeight + 8 ? top - label.offsetHeight - 6 : top + height + 6;
    label.style.cssText = `white-space:pre-line;left:${labelLeft}px;top:${labelTop}px`;
  }

  function openAt(event: Event): void {
    const part = textAt(event.target);
    if (!part) return;
    event.preventDefault();
    event.stopPropagation();
    point(part);
    open(keyReadsOf(part), part);
  }

  function start(): void {
    listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onPage = <Kind extends keyof DocumentEventMap>(kind: Kind, listen: (event: DocumentEventMap[Kind]) => void) => {
      document.addEventListener(kind, listen, options);
    };
    const endPress = () => clearTimeout(pressing);
    onPage('pointerover', ({ target }) => point(textAt(target)));
    onPage('focusin', ({ target }) => point(textAt(target)));
    onPage('click', (event) => event.altKey && openAt(event));
    onPage('keydown', (event) => {
      const isInField = event.target instanceof Element && event.target.matches(fields);
      if (event.key === 'Enter' && !isInField) openAt(event);
    });
    onPage('pointerdown', (event) => {
      endPress();
      if (event.pointerType !== 'mouse') pressing = setTimeout(() => openAt(event), longPress);
    });
    for (const kind of ['pointerup', 'pointercancel', 'scroll'] as const) onPage(kind, endPress);
    onPage('contextmenu', (event) => event.pointerType !== 'mouse' && event.preventDefault());
  }

  return {
    start,
    stop() {
      listening?.abort();
      point(undefined);
    },
  };
}
