/** Finds the keys of what stands on the page, by what was read; the page itself carries no marks. */
import { onKeyRead, type KeyRead } from '../../key-trace.ts';
import type { TextKey } from '../protocol.ts';

/** Attributes that are read aloud or shown in place of something. */
const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description', 'content'];

/** Key reads by the text they gave, then by their place. */
const byText = new Map<string, Map<string, KeyRead>>();

export const textId = ({ file, key }: TextKey) => `${file}:${key}`;

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Remembers from now on what the page reads. */
export function rememberKeyReads(): void {
  onKeyRead((read) => {
    const text = normal(read.text);
    const places = byText.get(text) ?? new Map<string, KeyRead>();
    byText.set(text, places.set(textId(read), read));
  });
}

/** Locale files that the page has read from. */
export function filesRead(): string[] {
  return [...new Set([...byText.values()].flatMap((places) => [...places.values()].map(({ file }) => file)))];
}

/** Forgets what was read from a file, because its words have changed. */
export function forgetKeyReads(file: string): void {
  for (const [text, places] of byText) {
    for (const [name, read] of places) if (read.file === file) places.delete(name);
    if (places.size === 0) byText.delete(text);
  }
}

function exactly(text: string): KeyRead[] {
  return [...(byText.get(normal(text))?.values() ?? [])];
}

/** Key reads that are parts of a text, without those that are parts of another one found. */
function within(text: string): KeyRead[] {
  const whole = normal(text);
  const found = [...byText.keys()].filter((part) => part.length > 1 && /\p{L}/u.test(part) && whole.includes(part));
  return found.filter((part) => !found.some((other) => other !== part && other.includes(part))).flatMap(exactly);
}

/** A sentence in which links stand is one read, cut into pieces: the element around them has it whole. */
function aroundPieces(part: Element): KeyRead[] {
  for (let around: Element | null = part, step = 0; around && step < 4; around = around.parentElement, step += 1) {
    const found = exactly(around.textContent ?? '');
    if (found.length > 0) return found;
  }
  return [];
}

function ownTexts(part: Element): string[] {
  return [...part.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.nodeValue ?? '') ? [node.nodeValue ?? ''] : []));
}

export function hasOwnText(part: Element): boolean {
  return ownTexts(part).length > 0;
}

/** Key reads that gave a text standing directly in an element: as a whole, as a piece of one, or put together from several. */
function keyReadsOfText(part: Element, text: string): KeyRead[] {
  const whole = exactly(text);
  if (whole.length > 0) return whole;
  const around = aroundPieces(part);
  return around.length > 0 ? around : within(text);
}

function keyReadsInText(part: Element): KeyRead[] {
  return ownTexts(part).flatMap((text) => keyReadsOfText(part, text));
}

function keyReadsInAttributes(part: Element): KeyRead[] {
  return attributes.flatMap((name) => exactly(part.getAttribute(name) ?? ''));
}

/** Where the text of an element and of its attributes comes from: what stands directly in it, not deeper. */
export function keyReadsOf(part: Element): KeyRead[] {
  const all = [...keyReadsInText(part), ...keyReadsInAttributes(part)];
  return [...new Map(all.map((read) => [textId(read), read])).values()];
}

/** The element with a known text at or around a place on the page. */
export function textAt(target: EventTarget | null): HTMLElement | undefined {
  let part = target instanceof Element ? target : null;
  for (let step = 0; part && step < 4; part = part.parentElement, step += 1) {
    if (part instanceof HTMLElement && keyReadsOf(part).length > 0) return part;
  }
  return undefined;
}

/** Names of the places of all texts below an element: those to be seen, and those that stand in attributes. */
export function shownPlaces(root: ParentNode): { seen: Set<string>; spoken: Set<string> } {
  const parts = [...root.querySelectorAll('*')];
  return {
    seen: new Set(parts.flatMap(keyReadsInText).map(textId)),
    spoken: new Set(parts.flatMap(keyReadsInAttributes).map(textId)),
  };
}

/** Elements whose own text comes from no locale file. */
export function unknownTexts(root: ParentNode): Element[] {
  const isUnknown = (part: Element, text: string) => /\p{L}/u.test(text) && keyReadsOfText(part, text).length === 0;
  return [...root.querySelectorAll(':not(script, style)')].filter((part) => ownTexts(part).some((text) => isUnknown(part, text)));
}
