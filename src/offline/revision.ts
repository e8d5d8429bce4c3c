/**
 * Tells one content of a file from another; the build writes it down, and the worker keeps no file that has another.
 */

/** The first 48 bits of the content's SHA-256, as eight characters that may stand in an address. */
export async function revisionOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest.subarray(0, 6)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
