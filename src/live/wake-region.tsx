import createCache from '@emotion/cache';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fieldsIn, fillIn, valuesIn } from '../asleep/values.ts';
import { browserNumberFormat } from '../i18n/browser-number-format.ts';
import { pageAt } from '../site/urls.ts';
import type { RegionTree } from './region-tree.tsx';
import { isRegion } from './regions.ts';

const styles = createCache({ key: 'office' });

/** What changes the values of a region, or which of its fields has the focus. */
const kindsOfUse = ['input', 'focusin'] as const;

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

async function treeOf(host: HTMLElement): Promise<RegionTree & { identifierPrefix: string }> {
  const { live: name, subject = '' } = host.dataset;
  if (!isRegion(name)) throw new Error(`There is no live region "${name}". Register it in src/live/regions.ts.`);
  const { identifierPrefixOf, regionTree } = await import('./region-tree.tsx');
  const tree = await regionTree({ name, subject, place: pageAt(location.pathname), styles, numberFormat: browserNumberFormat, strict: import.meta.env.DEV });
  return { ...tree, identifierPrefix: identifierPrefixOf(name, subject) };
}

function takeOver(host: HTMLElement, { region, failure, identifierPrefix }: Awaited<ReturnType<typeof treeOf>>): Promise<void> {
  const asleep = [...host.childNodes].map((node) => node.cloneNode(true));
  const buttons = [...host.querySelectorAll('button')];
  let latest = valuesIn(host);
  const keepLatest = () => (latest = valuesIn(host));
  for (const kind of kindsOfUse) host.addEventListener(kind, keepLatest);
  return new Promise((resolve, reject) => {
    // React empties a root whose drawing fails; the prerendered controls come back with what was typed, and work natively.
    const onUncaughtError = (error: unknown) => {
      for (const kind of kindsOfUse) host.removeEventListener(kind, keepLatest);
      delete host.dataset.awake;
      host.replaceChildren(...asleep);
      fillIn(host, latest);
      host.dispatchEvent(new Event('asleep', { bubbles: true }));
      const below = document.createElement('div');
      host.after(below);
      createRoot(below).render(failure);
      reject(error);
      reportError(error);
    };
    // What an extension or a translating browser has changed React draws anew, and with it the fields.
    const onRecoverableError = (error: unknown) => {
      fillIn(host, latest);
      tellOfValues(host);
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

/** Lets whoever listens to fields know of values that were set without an event. */
function tellOfValues(root: ParentNode): void {
  for (const field of fieldsIn(root)) {
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}
