/** Media types of the files that the site is made of. */
import { extname } from 'node:path';
import { speculationRulesAddress } from './speculation-rules.ts';

/** A media type by file extension; `text` marks UTF-8 text, which is worth compressing. */
export const mediaTypes: Readonly<Record<string, { type: string; text?: true }>> = {
  '.html': { type: 'text/html', text: true },
  '.css': { type: 'text/css', text: true },
  '.js': { type: 'text/javascript', text: true },
  '.json': { type: 'application/json', text: true },
  '.txt': { type: 'text/plain', text: true },
  '.xml': { type: 'application/xml', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.webmanifest': { type: 'application/manifest+json', text: true },
  '.png': { type: 'image/png' },
  '.jpg': { type: 'image/jpeg' },
  '.webp': { type: 'image/webp' },
  '.woff2': { type: 'font/woff2' },
};

/** Files whose media type their ending does not tell. */
export const mediaTypesByName: Readonly<Record<string, string>> = {
  // https://html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header
  [speculationRulesAddress.slice(1)]: 'application/speculationrules+json',
};

/** Value of `Content-Type` for a file, by its path below the public root. */
export function contentTypeOf(file: string): string {
  const byName = mediaTypesByName[file];
  if (byName) return byName;
  const { type, text } = mediaTypes[extname(file)] ?? { type: 'application/octet-stream' };
  return text ? `${type}; charset=utf-8` : type;
}

export function isText(file: string): boolean {
  return mediaTypes[extname(file)]?.text === true;
}
