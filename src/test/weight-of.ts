/** What files of the built site weigh. */
import { brotliCompressSync } from 'node:zlib';
import { siteFiles } from './built-site.ts';

const weights = new Map<string, number>();

/** Bytes that travel for a file of the site, texts with Brotli as a release has them. @throws {Error} when there is none at the address */
export function weightOf(address: string): number {
  const file = siteFiles.get(address);
  if (!file) throw new Error(`dist has no ${address}, which a page or a chunk names.`);
  const isPicture = /^(image\/(?!svg)|font)/.test(file.type);
  const weight = weights.get(address) ?? (isPicture ? file.content : brotliCompressSync(file.content)).length;
  weights.set(address, weight);
  return weight;
}
