/** Packs what is kept on the device to about a fifth of its size, where the browser can. */

/** Header that says how a copy is packed. */
const packedAs = 'Packed-As';
const format = 'deflate';

type HeaderEntries = readonly (readonly [name: string, value: string])[];

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

function rewrap(response: Response, body: ReadableStream | null, more: HeaderEntries): Response {
  const kept = ['Content-Type', response.headers.get('Content-Type') ?? ''] as const;
  return new Response(body, { headers: Object.fromEntries([kept, ...more].filter(([, value]) => value)) });
}

/** The same answer in fewer bytes. */
export function pack(response: Response): Response {
  if (!('CompressionStream' in globalThis) || !response.body) return rewrap(response, response.body, []);
  return rewrap(response, response.body.pipeThrough(new CompressionStream(format)), [[packedAs, format]]);
}

/** The answer as it was before `pack`; a page is held to these policies, which are not kept with each. */
export function unpack(response: Response, policies: Readonly<Record<string, string>>): Response {
  const isPacked = response.headers.has(packedAs);
  const body = isPacked && response.body ? response.body.pipeThrough(new DecompressionStream(format)) : response.body;
  return rewrap(response, body, isPage(response) ? Object.entries(policies) : []);
}
