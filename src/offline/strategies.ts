/**
 * How the worker answers: pages fresh wherever the network gives them in time, hashed files from the device, nothing
 * kept but whole versions.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cachedFile } from './cached-files.ts';
import { offlinePage, cachedPage } from './cached-pages.ts';

/** How long the network has, in seconds, before a copy is shown instead. */
const networkTimeoutSeconds = 3;

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Answers from the network are never kept one by one: a copy on the device is always part of a whole version. */
const keepNothing: WorkboxPlugin = { cacheWillUpdate: async () => null };

const filesOnDevice: WorkboxPlugin = {
  ...keepNothing,
  cachedResponseWillBeUsed: async ({ request }) => cachedFile(pathOf(request)),
};

const pagesOnDevice: WorkboxPlugin = {
  ...keepNothing,
  cachedResponseWillBeUsed: async ({ request }) => cachedPage(request.url),
  // A server that fails is no better than none.
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await cachedPage(request.url)) ?? response),
  // Firefox hands a network error on as a response, and Workbox then looks for no copy by itself.
  handlerDidError: async ({ request }) => (await cachedPage(request.url)) ?? offlinePage(request.url),
};

export const pages = new NetworkFirst({ networkTimeoutSeconds, plugins: [pagesOnDevice] });

/** Files that keep their address when they change. */
export const files = new NetworkFirst({ networkTimeoutSeconds, plugins: [filesOnDevice] });

/** Files whose address changes with their content. */
export const hashedFiles = new CacheFirst({ plugins: [filesOnDevice] });
