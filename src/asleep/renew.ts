/** Address of the script that brings an old tab up to date; it never changes, so that a tab of any version finds the newest there. */
export const renewalAddress = '/renewal.js';

/** A part of this version could not be fetched: loads the page anew if the site has moved on. Where nothing can be fetched at all, the page works on without the part. */
export function renew(): Promise<void> {
  return import(/* @vite-ignore */ renewalAddress).then((part: typeof import('./renewal.ts')) => part.renewPage()).catch(() => {});
}
