/** Tests that want a program which not every machine has. */

/**
 * Whether to leave tests out, for a reason that is then said; never in continuous integration, which has all programs.
 * @throws {Error} there, with the reason
 */
export function isLeftOut(reason: string | undefined): boolean {
  if (reason && process.env.CI) throw new Error(reason);
  if (reason) console.warn(reason);
  return reason !== undefined;
}
