/** Packs what is kept on the device to about a fifth of its size, where the browser can. */

/** Header that says how a copy is packed. */
const packedAs = 'Packed-As';
const format = 'gzip';

/** Headers that a copy needs: a page, which says from which day it is, is held to the same policies as from the server. */
const headersOfFile = ['Content-Type', packedAs];
const headersOfPage = [
  ...headersOfFile,
  'Date',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

function rewrap({ headers }: Response, body: ReadableStream | null, packing?: string): Response {
  const kept = headers.get('Content-Type')?.startsWith('text/html') ? headersOfPage : headersOfFile;
  const entries = kept.flatMap((name): [string, string][] => {
    const value = name === packedAs ? packing : headers.get(name);
    return value ? [[name, value]] : [];
  });
  return new Response(body, { headers: entries });
}

/** The same answer in fewer bytes. */
export function pack(response: Response): Response {
  if (!('CompressionStream' in globalThis) || !response.body) return rewrap(response, response.body);
  return rewrap(response, response.body.pipeThrough(new CompressionStream(format)), format);
}

/** The answer as it was before `pack`. */
export function unpack(response: Response): Response {
  if (!response.headers.has(packedAs) || !response.body) return response;
  return rewrap(response, response.body.pipeThrough(new DecompressionStream(format)));
}
