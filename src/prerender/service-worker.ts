/** Writes the service worker with the list of what it keeps, or the one that removes it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../i18n/languages.ts';
import type { SavedSite } from '../offline/saved-site.ts';
import { workerAddress } from '../offline/worker-address.ts';
import { bundle } from './bundling/bundle-apart.ts';
import { savedFiles, type SavedFilesOptions } from './saved-site.ts';

export interface ServiceWorkerOptions extends SavedFilesOptions {
  root: string;
  notes: SavedSite['notes'];
}

/** Keeps pages on visitors' devices. */
export async function writeServiceWorker({ root, notes, ...options }: ServiceWorkerOptions): Promise<void> {
  const files: SavedSite['files'] = {};
  for (const language of languageCodes) files[language] = savedFiles(language, options);
  const savedSite: SavedSite = { files, notes };
  const script = await bundle('buildSingleScript', {
    root,
    entry: join(root, 'src/offline/service-worker.ts'),
    format: 'iife',
    define: { savedSite: JSON.stringify(savedSite) },
  });
  writeFileSync(join(options.directory, workerAddress), script);
}

/** Takes what is on visitors' devices away again. */
export async function writeRemovalWorker({ root, directory }: Pick<ServiceWorkerOptions, 'root' | 'directory'>): Promise<void> {
  const script = await bundle('buildSingleScript', { root, entry: join(root, 'src/offline/removal-worker.ts'), format: 'iife' });
  writeFileSync(join(directory, workerAddress), script);
}
