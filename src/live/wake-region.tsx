import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserNumberFormat } from '../i18n/browser-number-format.ts';
import { pageAt } from '../site/urls.ts';
import { identifierPrefixOf, regionTree } from './region-tree.tsx';
import { isRegion } from './regions.ts';

const styles = createCache({ key: 'office' });

/** Wakes the region that an element holds: React takes over what was prerendered there, or draws it where nothing was. */
export async function wakeRegion(host: HTMLElement): Promise<void> {
  const { live: name, subject = '' } = host.dataset;
  if (!isRegion(name) || host.dataset.awake) return;
  host.dataset.awake = 'true';
  const NumberFormat = await browserNumberFormat();
  const tree = await regionTree({ name, subject, place: pageAt(location.pathname), styles, NumberFormat, strict: import.meta.env.DEV });
  const options = { identifierPrefix: identifierPrefixOf(name, subject) };
  if (host.hasChildNodes()) startTransition(() => void hydrateRoot(host, tree, options));
  else createRoot(host, options).render(tree);
}
