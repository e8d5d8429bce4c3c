/** Packs what is kept on the device to about a fifth of its size, where the browser can. */

/** Header that says how a copy is packed. */
const packedAs = 'Packed-As';
const format = 'deflate';

const typeOf = ({ headers }: Response) => headers.get('Content-Type') ?? '';

const rewrap = (response: Response, body: ReadableStream | null, more: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': typeOf(response), ...more } });

/** The same answer in fewer bytes. */
export function pack(response: Response): Response {
  if (!('CompressionStream' in globalThis) || !response.body) return rewrap(response, response.body);
  return rewrap(response, response.body.pipeThrough(new CompressionStream(format)), { [packedAs]: format });
}

/** The answer as it was before `pack`; a page is held to these policies, which are not kept with each. */
export function unpack(response: Response, policies: Readonly<Record<string, string>>): Response {
  const isPacked = response.headers.has(packedAs);
  const body = isPacked && response.body ? response.body.pipeThrough(new DecompressionStream(format)) : response.body;
  return rewrap(response, body, typeOf(response).startsWith('text/html') ? policies : {});
}
