/** Has the pages of the visitor's language kept on the device, for where there is no network. */
import { trustedTypesPolicy, workerAddress } from './worker-address.ts';
import { savesData } from './data-saver.ts';

/** Not in the standard library's types: https://w3c.github.io/trusted-types/ */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string };
    };
  }
}

let trustedAddress: string | undefined;

/**
 * Asks the worker to keep this page's language, and installs it where it is not; where an answer is wanted, it tells
 * the page whether all is kept. Rejects where the browser has no worker or denies it.
 */
export async function cachePages(wantsReply: boolean): Promise<void> {
  // A policy can be made only once.
  trustedAddress ??=
    window.trustedTypes
      ?.createPolicy(trustedTypesPolicy, { createScriptURL: () => workerAddress })
      .createScriptURL('') ?? workerAddress;
  const { installing, waiting, active } = await navigator.serviceWorker.register(trustedAddress);
  // The newest version keeps the pages.
  (installing ?? waiting ?? active)?.postMessage(wantsReply);
}

/**
 * Keeps the pages without being asked, but never where data is to be saved, nor on a page on which all was just erased.
 */
export function cachePagesUnasked(): void {
  if (!savesData() && document.documentElement.dataset.erased === undefined) cachePages(false).catch(() => {});
}
