/** Where pages find the drawings of the weave: one file for all, so that a page asks once; apart from what draws them, which no browser needs. */

/** Path of the file below the site's root. */
export const weaveSheetAddress = '/weave/sheet.svg';

/** What the file shows, each as a view of its own. */
export type WeaveName = 'band' | 'thread' | 'thread-down' | 'bullet' | 'step' | 'mark';

/** Address of one drawing; what shows it gives its width and height, because a view has none. */
export function weaveAddress(name: WeaveName): string {
  return `${weaveSheetAddress}#${name}`;
}
