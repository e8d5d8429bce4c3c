/** Writes the service worker with the list of what it keeps, or the one that removes it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../i18n/languages.ts';
import type { PrecachedFiles, PrecacheManifest } from '../offline/precache-manifest.ts';
import { workerAddress } from '../offline/worker-address.ts';
import { buildSingleScript } from './bundle/single-script.ts';
import type { ShippedPackage } from './licences.ts';
import { precachedFiles, type PrecacheOptions } from './precached-files.ts';

interface WorkerFolders {
  root: string;
  /** Folder of the site that is being built. */
  directory: string;
}

interface ServiceWorkerOptions extends WorkerFolders, PrecacheOptions, Pick<PrecacheManifest, 'notes' | 'policies'> {}

/** Writes one of the workers in `src/offline`. Returns the packages in it. */
async function writeWorker(
  { root, directory }: WorkerFolders,
  name: string,
  define?: Record<string, string>,
): Promise<ShippedPackage[]> {
  const entry = join(root, `src/offline/${name}.ts`);
  const { code, packages } = await buildSingleScript({ root, entry, format: 'iife', define });
  writeFileSync(join(directory, workerAddress), code);
  return packages;
}

/** Keeps pages on visitors' devices. */
export async function writeServiceWorker(options: ServiceWorkerOptions): Promise<ShippedPackage[]> {
  const { notes, policies, frontDoorScript } = options;
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
    frontDoorScript,
    policies,
  };
  return writeWorker(options, 'service-worker', { precacheManifestOfBuild: JSON.stringify(manifest) });
}

/** Takes what is on visitors' devices away again. */
export const writeRemovalWorker = (folders: WorkerFolders) => writeWorker(folders, 'removal-worker');
