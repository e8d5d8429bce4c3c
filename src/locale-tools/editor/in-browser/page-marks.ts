/** Marks on the page what does not fit and what comes from no locale file: what the pseudo-language is for. */
import { insurers } from '../../../office/insurers.ts';
import { social } from '../../../office/social.ts';
import { facts } from '../../../i18n/facts.ts';
import { element } from './element.ts';
import { hasOwnText, unknownTexts } from './texts-on-page.ts';
import type { EditorWords } from './interface-texts.ts';

/** The same in every language. */
const names = new Set<string>([...Object.values(facts), ...Object.keys(social), ...insurers.flatMap(({ name, family }) => [name, family])]);

function isForeign(part: Element): boolean {
  return part.closest('[translate="no"]') === null && !names.has(part.textContent?.trim() ?? '');
}

function isSideways({ left, right }: DOMRect, box: DOMRect): boolean {
  return left < box.left - 1 || right > box.right + 1;
}

/** Whether the text that stands directly in an element is wider than its box, or is cut off below. */
function overflows(part: Element): boolean {
  if (!hasOwnText(part)) return false;
  const range = document.createRange();
  range.selectNodeContents(part);
  const text = range.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  // Words that are kept for screen readers are cut off on purpose.
  if (text.width === 0 || box.width <= 1) return false;
  const isCut = getComputedStyle(part).overflowY !== 'visible' && text.bottom > box.bottom + 1;
  return isSideways(text, box) || isSideways(text, document.documentElement.getBoundingClientRect()) || isCut;
}

function markOn(part: Element, className: string, label: string): HTMLElement {
  const { left, top, width, height } = part.getBoundingClientRect();
  const mark = element('div', { className: `mark ${className}` }, element('span', {}, label));
  mark.style.cssText = `left:${left + scrollX}px;top:${top + scrollY}px;width:${width}px;height:${height}px`;
  return mark;
}

export interface PageMarks {
  /** Marks the page as it is now, in place of earlier marks. */
  draw(): void;
  clear(): void;
}

export function createPageMarks(host: ParentNode, words: EditorWords): PageMarks {
  const layer = element('div', { className: 'marks' });
  host.append(layer);
  return {
    draw() {
      const root = document.getElementById('root') ?? document.body;
      const overflowing = [...root.querySelectorAll('*')].filter(overflows);
      const foreign = unknownTexts(root).filter((part) => isForeign(part) && part.checkVisibility());
      layer.replaceChildren(
        ...overflowing.map((part) => markOn(part, 'overflow', words.overflow)),
        ...foreign.map((part) => markOn(part, 'foreign', words.foreign)),
      );
    },
    clear: () => layer.replaceChildren(),
  };
}
