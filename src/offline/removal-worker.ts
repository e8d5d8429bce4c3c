/**
 * Stands in the worker's place once the owner has turned offline reading off: takes every copy and itself off the
 * devices that have them.
 */
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

// At once, because whoever turns it off has a reason that cannot wait for tabs to close; it answers nothing, so tabs go
// on over the network.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
