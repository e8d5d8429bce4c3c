/** Writes the service worker with the list of what it keeps, or the one that removes it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../i18n/languages.ts';
import type { PrecachedFiles, PrecacheManifest } from '../offline/precache-manifest.ts';
import { workerAddress } from '../offline/worker-address.ts';
import { buildSingleScript } from './bundle/single-script.ts';
import type { ShippedPackage } from './licences.ts';
import { precachedFiles, type PrecacheOptions } from './precached-files.ts';

interface ServiceWorkerOptions extends PrecacheOptions, Pick<PrecacheManifest, 'notes' | 'policies'> {
  root: string;
}

/** Keeps pages on visitors' devices. Returns the packages in the worker. */
export async function writeServiceWorker({
  root,
  notes,
  policies,
  ...options
}: ServiceWorkerOptions): Promise<ShippedPackage[]> {
  const needed = await Promise.all(
    languageCodes.map(async (language) => [language, await precachedFiles(language, options)] as const),
  );
  const isShared = (address: string) => needed.every(([, files]) => address in files);
  const pick = (files: PrecachedFiles, shared: boolean) =>
    Object.fromEntries(Object.entries(files).filter(([address]) => isShared(address) === shared));
  const manifest: PrecacheManifest = {
    shared: Object.assign({}, ...needed.map(([, files]) => pick(files, true))),
    own: Object.fromEntries(needed.map(([language, files]) => [language, pick(files, false)])),
    notes,
    frontDoorScript: options.frontDoorScript,
    policies,
  };
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
export async function writeRemovalWorker({
  root,
  directory,
}: Pick<ServiceWorkerOptions, 'root' | 'directory'>): Promise<ShippedPackage[]> {
  const { code, packages } = await buildSingleScript({
    root,
    entry: join(root, 'src/offline/removal-worker.ts'),
    format: 'iife',
  });
  writeFileSync(join(directory, workerAddress), code);
  return packages;
}
