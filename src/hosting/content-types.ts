/** Media types of the files that the site is made of. */
import { extname } from 'node:path';

/** A media type by file extension; `text` marks UTF-8 text, which is worth compressing. */
export const mediaTypes: Readonly<Record<string, { type: string; text?: true }>> = {
  '.html': { type: 'text/html', text: true },
  '.css': { type: 'text/css', text: true },
  '.js': { type: 'text/javascript', text: true },
  '.json': { type: 'application/json', text: true },
  '.map': { type: 'application/json', text: true },
  '.txt': { type: 'text/plain', text: true },
  '.ics': { type: 'text/calendar', text: true },
  '.xml': { type: 'application/xml', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.webmanifest': { type: 'application/manifest+json', text: true },
  '.ico': { type: 'image/x-icon' },
  '.png': { type: 'image/png' },
  '.jpg': { type: 'image/jpeg' },
  '.webp': { type: 'image/webp' },
  '.avif': { type: 'image/avif' },
  '.woff2': { type: 'font/woff2' },
};

/** Value of `Content-Type` for a file. */
export function contentTypeOf(file: string): string {
  const { type, text } = mediaTypes[extname(file)] ?? { type: 'application/octet-stream' };
  return text ? `${type}; charset=utf-8` : type;
}

export function isText(file: string): boolean {
  return mediaTypes[extname(file)]?.text === true;
}
