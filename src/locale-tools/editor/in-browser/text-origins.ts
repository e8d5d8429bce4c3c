/** Takes the marks out of the page as they come, and remembers from which keys its texts and attributes are. */
import type { TextKey } from '../protocol.ts';
import { keysIn, withoutMarks } from './key-marks.ts';

/** Keys of text nodes and attributes, true as long as they hold what is shown. */
const origins = new WeakMap<Node, { shown: string; keys: readonly TextKey[] }>();

function clean(node: Node): void {
  const keys = keysIn(node.nodeValue ?? '');
  if (keys.length === 0) return;
  node.nodeValue = withoutMarks(node.nodeValue ?? '');
  origins.set(node, { shown: node.nodeValue, keys });
}

const partsOf = (element: Element) => [...element.childNodes, ...element.attributes];

function cleanBelow(node: Node): void {
  clean(node);
  if (node instanceof Element) for (const each of [node, ...node.querySelectorAll('*')]) partsOf(each).forEach(clean);
}

/** What leaves the page other than through the document: calendar files, and texts that are copied. */
function cleanSent(): void {
  globalThis.Blob = class extends Blob {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(
        parts.map((part) => (typeof part === 'string' ? withoutMarks(part) : part)),
        options,
      );
    }
  };
  const { clipboard } = navigator;
  if (clipboard) clipboard.writeText = (text) => Clipboard.prototype.writeText.call(clipboard, withoutMarks(text));
}

/** Begins before anything is drawn; observers run before anything is painted. */
export function keepPageClean(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      clean(target);
      if (target instanceof Element) partsOf(target).forEach(clean);
      addedNodes.forEach(cleanBelow);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  cleanSent();
}

/** Keys of the text that stands directly in an element, and of its attributes. */
export function keysOf(element: Element): TextKey[] {
  const keys = partsOf(element).flatMap((node) => {
    const origin = origins.get(node);
    return origin?.shown === node.nodeValue ? origin.keys : [];
  });
  return [...new Set(keys)];
}

/** The element at a place on the page, or not far around it, that has a text with a key. */
export function textAt(target: EventTarget | null): HTMLElement | undefined {
  let part = target instanceof Element ? target : null;
  for (let step = 0; part && step < 4; part = part.parentElement, step += 1) {
    if (part instanceof HTMLElement && keysOf(part).length > 0) return part;
  }
  return undefined;
}
