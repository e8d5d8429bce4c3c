/** An address as browsers read it; undefined where it is none. What `URL.parse` does in engines that have it. */
export function parsedUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
