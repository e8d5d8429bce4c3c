/** Understands what the page asks; whatever it does not understand is refused. */
import type { IncomingMessage } from 'node:http';
import type { Draft, DraftedText, TextKey } from './protocol.ts';

/** A request that cannot be answered as it was asked. */
export class BadRequest extends Error {}

const largestBody = 64 * 1024;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new BadRequest('The text is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('The request is not JSON.');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

function isDraft(value: unknown): value is Draft {
  return isObject(value) && typeof value.language === 'string' && isValue(value.opened) && isValue(value.value);
}

function isDraftedText(value: unknown): value is DraftedText {
  const isPlace = isObject(value) && typeof value.file === 'string' && typeof value.key === 'string';
  return isPlace && Array.isArray(value.drafts) && value.drafts.length > 0 && value.drafts.every(isDraft);
}

/** @throws {BadRequest} when the body is no text with drafts */
export async function draftedTextFrom(request: IncomingMessage): Promise<DraftedText> {
  const body = parsed(await bodyOf(request));
  if (!isDraftedText(body)) throw new BadRequest('Send { file, key, drafts: [{ language, opened, value }] }.');
  return body;
}

/** @throws {BadRequest} when the address names no text */
export function textKeyFrom(query: URLSearchParams): TextKey {
  const [file, key] = [query.get('file'), query.get('key')];
  if (file === null || key === null) throw new BadRequest('Name a file and a key.');
  return { file, key };
}
