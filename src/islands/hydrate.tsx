import createCache from '@emotion/cache';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreValues } from '../storage/page-values.ts';
import { toggleFallback, removeFallbacks } from './show-fallback.ts';
import { pageAt } from '../site/urls.ts';
import type { drawIsland } from './draw-island.tsx';

const styles = createCache({ key: 'office' });

/** Islands on their way, so that many touches hydrate each only once. */
const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates the island that an element holds: React takes over what was prerendered there, or draws it where nothing
 * was. Resolves when React carries its controls, which `data-hydrated` then says; rejects when code or words could not
 * be fetched, after which it may be tried again, or when the drawing failed.
 */
export function hydrateIsland(host: HTMLElement, draw: typeof drawIsland): Promise<void> {
  const started = hydrating.get(host);
  if (started) return started;
  const { island: name = '', subject = '' } = host.dataset;
  const drawn = draw({ name, subject, currentPage: pageAt(location.pathname), styles });
  const hydrated = drawn.then(
    (island) => takeOver(host, island),
    (error: unknown) => {
      hydrating.delete(host);
      throw error;
    },
  );
  hydrating.set(host, hydrated);
  return hydrated;
}

function takeOver(host: HTMLElement, island: ReactNode): Promise<void> {
  removeFallbacks(host);
  const prerendered = [...host.childNodes].map((node) => node.cloneNode(true));
  const folds = () => [...host.querySelectorAll('details')];
  const wereOpen = folds().map(({ open }) => open);
  let focused = host.querySelector(':focus');
  host.addEventListener('focusin', ({ target }) => (focused = target instanceof Element ? target : null));
  return new Promise((resolve, reject) => {
    // React empties a root whose drawing fails; the prerendered controls come back with what was typed, and work
    // natively.
    const onUncaughtError = (error: unknown) => {
      delete host.dataset.hydrated;
      host.replaceChildren(...prerendered);
      restoreValues();
      if (focused) focusInstead(focused);
      host.dispatchEvent(new Event('hydrationfailed', { bubbles: true }));
      toggleFallback(host, true);
      reject(error);
      console.error(error);
    };
    // What an extension or a translating browser has changed React draws anew, and with it fields and folds.
    const onRecoverableError = (error: unknown) => {
      for (const [position, fold] of folds().entries()) fold.open = wereOpen[position] ?? fold.open;
      restoreValues();
      console.warn(error);
    };
    const onMount = () => {
      host.dataset.hydrated = 'true';
      resolve();
    };
    const announced = <Announced onMount={onMount}>{island}</Announced>;
    // So that the ids that React makes in two islands never meet.
    const identifierPrefix = `${host.dataset.fallback}-`;
    const options = { identifierPrefix, onUncaughtError, onRecoverableError };
    if (host.hasChildNodes()) {
      const release = holdEventsBack(host);
      startTransition(() => void hydrateRoot(host, announced, options));
      release();
    } else createRoot(host, options).render(announced);
  });
}

/**
 * Lets React's listeners hear nothing until the host is hydrated: for an event that came earlier React would draw the
 * whole island at one stroke, and a slow phone would answer late. The controls work natively meanwhile. The returned
 * function ends it for listeners that are added later.
 */
function holdEventsBack(host: HTMLElement): () => void {
  const listen = host.addEventListener.bind(host);
  const onceHydrated = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => host.dataset.hydrated && listener(event), options);
  Object.assign(host, { addEventListener: onceHydrated });
  return () => void Reflect.deleteProperty(host, 'addEventListener');
}

// A layout effect, so that no event can fall between React's taking over and its being known.
function Announced({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  const focused = document.activeElement;
  useLayoutEffect(() => {
    if (focused && !focused.isConnected) focusInstead(focused);
    onMount();
  });
  return children;
}

/** Where an extension has changed an island, React draws it anew; whoever was typing goes on at the same place. */
function focusInstead(gone: Element): void {
  const field = document.getElementById(gone.id);
  field?.focus({ preventScroll: true });
  const isText = (element: Element | null) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (isText(gone) && isText(field) && gone.selectionStart !== null)
    field.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}
