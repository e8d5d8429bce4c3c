import createCache from '@emotion/cache';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreValues } from '../asleep/page-values.ts';
import { sayWhetherUnanswered } from '../asleep/wake.ts';
import { browserNumberFormat } from '../i18n/browser-number-format.ts';
import { pageAt } from '../site/urls.ts';
import { isRegion } from './regions.ts';

const styles = createCache({ key: 'office' });

/** Regions on their way, so that many touches wake each only once. */
const waking = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Wakes the region that an element holds: React takes over what was prerendered there, or draws it where nothing was.
 * Resolves when React carries its controls, which `data-awake` then says; rejects when code or words could not be
 * fetched, after which it may be tried again, or when the drawing failed.
 */
export function wakeRegion(host: HTMLElement): Promise<void> {
  const started = waking.get(host);
  if (started) return started;
  const awake = treeOf(host).then(
    (tree) => takeOver(host, tree),
    (error: unknown) => {
      waking.delete(host);
      throw error;
    },
  );
  waking.set(host, awake);
  return awake;
}

async function treeOf(host: HTMLElement): Promise<{ region: ReactNode; identifierPrefix: string }> {
  const { live: name, subject = '' } = host.dataset;
  if (!isRegion(name)) throw new Error(`There is no live region "${name}". Register it in src/live/regions.ts.`);
  const { identifierPrefixOf, regionTree } = await import('./region-tree.tsx');
  const region = await regionTree({ name, subject, place: pageAt(location.pathname), styles, numberFormat: browserNumberFormat, strict: import.meta.env.DEV });
  return { region, identifierPrefix: identifierPrefixOf(name, subject) };
}

function takeOver(host: HTMLElement, { region, identifierPrefix }: Awaited<ReturnType<typeof treeOf>>): Promise<void> {
  const asleep = [...host.childNodes].map((node) => node.cloneNode(true));
  const buttons = [...host.querySelectorAll('button')];
  let focused = host.querySelector(':focus');
  host.addEventListener('focusin', ({ target }) => (focused = target instanceof Element ? target : null));
  return new Promise((resolve, reject) => {
    // React empties a root whose drawing fails; the prerendered controls come back with what was typed, and work natively.
    const onUncaughtError = (error: unknown) => {
      delete host.dataset.awake;
      host.replaceChildren(...asleep);
      restoreValues(host);
      if (focused) focusInstead(focused);
      host.dispatchEvent(new Event('asleep', { bubbles: true }));
      sayWhetherUnanswered(host, true);
      reject(error);
      reportError(error);
    };
    // What an extension or a translating browser has changed React draws anew, and with it the fields.
    const onRecoverableError = (error: unknown) => {
      restoreValues(host);
      console.warn(error);
    };
    const onMount = () => {
      host.dataset.awake = 'true';
      // A press may be held for a button that React has drawn anew, because a translating browser had changed it.
      buttons.forEach((button, position) => {
        if (!button.isConnected) button.onclick = () => host.querySelectorAll('button')[position]?.click();
      });
      resolve();
    };
    const announced = <Announced onMount={onMount}>{region}</Announced>;
    const options = { identifierPrefix, onUncaughtError, onRecoverableError };
    if (host.hasChildNodes()) {
      const release = holdEventsBack(host);
      startTransition(() => void hydrateRoot(host, announced, options));
      release();
    } else createRoot(host, options).render(announced);
  });
}

/**
 * Lets React's listeners hear nothing until the host is awake: for an event that came earlier React would draw the whole
 * region at one stroke, and a slow phone would answer late. The controls work natively meanwhile.
 * The answer ends it for listeners that are added later.
 */
function holdEventsBack(host: HTMLElement): () => void {
  const listen = host.addEventListener.bind(host);
  const onceAwake = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => host.dataset.awake && listener(event), options);
  Object.assign(host, { addEventListener: onceAwake });
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

/** Where an extension has changed a region, React draws it anew; whoever was typing goes on at the same place. */
function focusInstead(gone: Element): void {
  const field = document.getElementById(gone.id);
  field?.focus({ preventScroll: true });
  const isText = (element: Element | null) => element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (isText(gone) && isText(field) && gone.selectionStart !== null) field.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}
