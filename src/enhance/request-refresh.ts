/** Address of the script that repairs a page whose parts cannot be had; it never changes, so that a tab of any version finds the newest there. */
export const refreshScriptAddress = '/refresh.js';

let underWay: Promise<void> | undefined;

/**
 * A part of this version could not be fetched: loads the page anew if that helps. Where nothing can be fetched at all, the page
 * works on without the part; resolves when that is known.
 */
export function requestRefresh(): Promise<void> {
  // Run anew each time: browsers ask only once for a script of the same address, even when it did not arrive.
  underWay ??= import(/* @vite-ignore */ `${refreshScriptAddress}?${Math.random()}`)
    .catch(() => {})
    .finally(() => (underWay = undefined));
  return underWay;
}
