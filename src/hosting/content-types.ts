/** Media types of the files that the site is made of. */
import { extname } from 'node:path';
import types from './media-types.json' with { type: 'json' };

/** A media type by file extension; `text` marks UTF-8 text, which is worth compressing. */
export const mediaTypes: Readonly<Record<string, { type: string; text?: boolean }>> = types;

/** Value of `Content-Type` for a file. */
export function contentTypeOf(file: string): string {
  const { type, text } = mediaTypes[extname(file)] ?? { type: 'application/octet-stream' };
  return text ? `${type}; charset=utf-8` : type;
}

export function isText(file: string): boolean {
  return mediaTypes[extname(file)]?.text === true;
}
