/** What code of the built site weighs, and which chunks belong together. */
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

/** A script and all that it imports before it runs. */
function scriptsFrom(address: string, known = new Set<string>()): Set<string> {
  if (known.has(address)) return known;
  known.add(address);
  const code = siteFiles.get(address)?.content.toString() ?? '';
  for (const [, path = ''] of code.matchAll(/(?:from|import) ?["'`](\.[^"'`]+)["'`]/g))
    scriptsFrom(new URL(path, `http://site${address}`).pathname, known);
  return known;
}

/** Addresses of the chunks of a source; chunks of words are left out. @throws {Error} when the name has no chunk */
function chunksOf(name: string): string[] {
  const named = [...siteFiles].filter(([address]) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(address));
  // A chunk of words only exports; code imports, or, where it needs nothing, has functions.
  const code = named
    .filter(([, { content }]) => /^import|function/.test(content.toString()))
    .map(([address]) => address);
  if (code.length === 0)
    throw new Error(
      `dist/assets has no code called "${name}", so its weight cannot be told. Name it as its source is called.`,
    );
  return code;
}

const sum = (addresses: Iterable<string>) => [...addresses].map(weightOf).reduce((total, weight) => total + weight, 0);

/** Bytes that the built chunks of the named sources weigh together, compressed with brotli. @throws {Error} when a name has no chunk */
export function ownCodeOf(...names: readonly string[]): number {
  return sum(names.flatMap(chunksOf));
}

/** Bytes that an island's code adds to what hydrated islands share: the contact form's, and the figures of the law. @throws {Error} when the name has no chunk */
export function addedCodeOf(island: string): number {
  const reachedFrom = (names: readonly string[]) =>
    new Set(names.flatMap(chunksOf).flatMap((address) => [...scriptsFrom(address)]));
  const shared = reachedFrom(['hydrate', 'contact-form']);
  const isFigures = (address: string) => address.startsWith('/assets/figures-');
  return sum([...reachedFrom([island])].filter((address) => !shared.has(address) && !isFigures(address)));
}
