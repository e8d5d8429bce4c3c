/** While translating is on: shows where the text under the pointer comes from, and opens it on Alt-click. */
import { element } from './element.ts';
import { idOf } from './key-marks.ts';
import { showPanel } from './panel.ts';
import { host } from './stage.ts';
import { keysOf, textAt } from './text-origins.ts';

export function listenToPointer(isOn: () => boolean): void {
  const frame = element('div', { className: 'frame' });
  const partAt = ({ target }: Event) => (isOn() ? textAt(target) : undefined);
  document.addEventListener('pointerover', (event) => {
    frame.remove();
    const part = partAt(event);
    if (!part) return;
    const { left, top, width, height } = part.getBoundingClientRect();
    frame.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    frame.replaceChildren(element('code', {}, keysOf(part).map(idOf).join('\n')));
    host.append(frame);
  });
  const onClick = (event: MouseEvent) => {
    const part = event.altKey && partAt(event);
    if (!part) return;
    event.preventDefault();
    event.stopPropagation();
    void showPanel(keysOf(part), part);
  };
  // Before what the page does at a click.
  document.addEventListener('click', onClick, { capture: true });
}
