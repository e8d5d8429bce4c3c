/** Packs WOFF2. */
import { compress } from 'wawoff2';

export async function packWoff2(font: Uint8Array): Promise<Uint8Array> {
  // A copy of the memory that the next call overwrites.
  return (await compress(font)).slice();
}
