/** Writes the service worker with the list of what it keeps, or the one that removes it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../i18n/languages.ts';
import type { PrecachedFiles, PrecacheManifest } from '../offline/precache-manifest.ts';
import { workerAddress } from '../offline/worker-address.ts';
import { buildSingleScript } from './bundle/single-script.ts';
import { precachedFiles, type PrecacheOptions } from './precached-files.ts';

interface ServiceWorkerOptions extends PrecacheOptions, Pick<PrecacheManifest, 'notes' | 'policies'> {}

/** Writes one of the workers in `src/offline` into the folder of the site that is being built. */
async function writeWorker(directory: string, name: string, define?: Record<string, string>): Promise<void> {
  writeFileSync(join(directory, workerAddress), await buildSingleScript(`offline/${name}`, define));
}

/** Keeps pages on visitors' devices. */
export async function writeServiceWorker(options: ServiceWorkerOptions): Promise<void> {
  const { notes, policies, frontDoorScript } = options;
  const needed = await Promise.all(
    languageCodes.map(async (language) => [language, await precachedFiles(language, options)] as const),
  );
  const isShared = (address: string) => needed.every(([, files]) => address in files);
  const pick = (files: PrecachedFiles, shared: boolean) =>
    Object.fromEntries(Object.entries(files).filter(([address]) => isShared(address) === shared));
  const manifest: PrecacheManifest = {
    shared: pick(needed[0]?.[1] ?? {}, true),
    own: Object.fromEntries(needed.map(([language, files]) => [language, pick(files, false)])),
    notes,
    frontDoorScript,
    policies,
  };
  return writeWorker(options.directory, 'service-worker', { precacheManifestOfBuild: JSON.stringify(manifest) });
}

/** Takes what is on visitors' devices away again. */
export const writeRemovalWorker = (directory: string) => writeWorker(directory, 'removal-worker');
