/** Writes the service worker with the list of what it keeps, or the one that removes it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../i18n/languages.ts';
import type { PrecacheManifest } from '../offline/precache-manifest.ts';
import { workerAddress } from '../offline/worker-address.ts';
import { buildSingleScript } from './bundle/single-script.ts';
import type { ShippedPackage } from './licences.ts';
import { precachedFiles, type PrecacheOptions } from './precached-files.ts';

interface ServiceWorkerOptions extends PrecacheOptions, Pick<PrecacheManifest, 'notes' | 'frontDoorScript'> {
  root: string;
}

/** Keeps pages on visitors' devices. Returns the packages in the worker. */
export async function writeServiceWorker({ root, notes, frontDoorScript, ...options }: ServiceWorkerOptions): Promise<ShippedPackage[]> {
  const files: PrecacheManifest['files'] = {};
  for (const language of languageCodes) files[language] = await precachedFiles(language, options);
  const manifest: PrecacheManifest = { files, notes, frontDoorScript };
  const { code, packages } = await buildSingleScript({
    root,
    entry: join(root, 'src/offline/service-worker.ts'),
    format: 'iife',
    define: { precacheManifestOfBuild: JSON.stringify(manifest) },
  });
  writeFileSync(join(options.directory, workerAddress), code);
  return packages;
}

/** Takes what is on visitors' devices away again. Returns the packages in the worker. */
export async function writeRemovalWorker({ root, directory }: Pick<ServiceWorkerOptions, 'root' | 'directory'>): Promise<ShippedPackage[]> {
  const { code, packages } = await buildSingleScript({ root, entry: join(root, 'src/offline/removal-worker.ts'), format: 'iife' });
  writeFileSync(join(directory, workerAddress), code);
  return packages;
}
