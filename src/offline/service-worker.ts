/**
 * Keeps the pages of the visitor's language on the device, for where there is no network.
 *
 * A new version fetches what the old one had kept and then waits, as browsers have it, until no tab is open on the old
 * one; where a single tab is open, it takes over when that tab has just loaded a page. No page is ever reloaded by it,
 * so nothing that is typed or ticked is touched, and the old copies stay for as long as a tab may need them.
 */
import '../older-engines.ts';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { languageOf } from '../site/language-of.ts';
import { files, hashedFiles, pages } from './strategies.ts';
import { dropOtherVersions, eraseCache, cacheLanguage, filesOfVersion, cachedLanguages } from './cached-files.ts';
import { eraseMessage } from './worker-address.ts';
import type { WorkerClient, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

enableNavigationPreload();
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname in filesOfVersion,
  (asked) => (asked.url.pathname.startsWith('/assets/') ? hashedFiles : files).handle(asked),
);

async function keepWhatOlderVersionKept(): Promise<void> {
  const languages = await cachedLanguages();
  if (languages.length > 0 && self.navigator.connection?.saveData) throw new Error('This connection saves data.');
  for (const language of languages) await cacheLanguage(language);
}

async function takeOver(): Promise<void> {
  await dropOtherVersions();
  await self.clients.claim();
}

// Known by what this worker has done itself, since its `registration` is told of it from outside, at any time.
let isInstalling = false;

async function install(): Promise<void> {
  isInstalling = true;
  await keepWhatOlderVersionKept().finally(() => (isInstalling = false));
}

/** A page that has come to rest wants its language kept, and may want to hear whether it is. */
async function serve(page: WorkerClient, wantsReply: boolean): Promise<void> {
  if (!isInstalling) {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Changes nothing where this worker is at work already.
    if (tabs.length <= 1) await self.skipWaiting();
  }
  const isDone = await cacheLanguage(languageOf(new URL(page.url).pathname)).then(
    () => true,
    () => false,
  );
  // Only where it is wanted: a message to a page that was left takes it out of the memory from which browsers go back.
  if (wantsReply) page.postMessage(isDone);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === eraseMessage) event.waitUntil(eraseCache());
  else if (event.source) event.waitUntil(serve(event.source, event.data));
});
