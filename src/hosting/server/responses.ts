/** What a built site answers to a request: a page, a redirect to its canonical address, or the not-found page of the right language. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageCodes } from '../../i18n/languages.ts';
import { languageOf } from '../../site/language-of.ts';
import { addressOf } from '../../site/urls.ts';
import { chooseEncoding } from '../headers/encodings.ts';
import { commonHeaders, headersAt, type HeaderFacts, type Headers } from '../headers/headers.ts';
import type { Site, SiteFile } from './site-files.ts';

const notFoundAddresses = new Set(languageCodes.map((language) => addressOf('not-found', language)));

function canonicalOf(path: string): string {
  let end = path.length;
  // Counted, because a pattern with `/*$` begins anew at every slash of an address that is nothing but slashes.
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).replace(/(\/index)?(\.html)?$/, '') || '/';
}

/** The path of a request target, decoded, and its query as it came; the path is undefined when it is malformed. */
function parseTarget(target: string): { path: string | undefined; query: string } {
  const [rawPath = ''] = target.split('?', 1);
  const query = target.slice(rawPath.length);
  try {
    const path = decodeURIComponent(rawPath);
    return { path: path.startsWith('/') ? path : undefined, query };
  } catch {
    return { path: undefined, query };
  }
}

// Node leaves the body out when the request was HEAD.
function answer(response: ServerResponse, status: number, headers: Headers, body: Buffer): void {
  response.writeHead(status, { ...headers, 'Content-Length': body.length });
  response.end(body);
}

/** Answers with one line of plain text, for what has no page. */
export function answerInWords(response: ServerResponse, status: number, headers: Headers, words: string): void {
  answer(response, status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, Buffer.from(`${words}\n`));
}

function answerWithFile(request: IncomingMessage, response: ServerResponse, status: number, common: Headers, file: SiteFile): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encoded);
  const tag = `"${file.fingerprint}${encoding ? `-${encoding}` : ''}"`;
  const headers = { ...common, ETag: tag, ...(file.encoded.size > 0 && { Vary: `Accept-Encoding, ${common.Vary}` }) };
  // Weak comparison, as RFC 9110, section 13.1.2, asks of If-None-Match.
  const known = request.headers['if-none-match']?.split(',').map((value) => value.trim().replace(/^W\//, ''));
  if (status === 200 && known?.some((value) => value === tag || value === '*')) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = (encoding && file.encoded.get(encoding)) ?? file.content;
  answer(response, status, { ...headers, 'Content-Type': file.type, ...(encoding && { 'Content-Encoding': encoding }) }, body);
}

/** Answers one request from the files of the site. */
export function answerFromSite(site: Site, siteFacts: HeaderFacts, request: IncomingMessage, response: ServerResponse): void {
  const facts = { ...siteFacts, savesData: request.headers['save-data'] === 'on' };
  const common = commonHeaders(facts);
  const { path, query } = parseTarget(request.url ?? '');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answerInWords(response, 405, { ...common, Allow: 'GET, HEAD' }, 'This address can only be read.');
  }
  if (path === undefined) return answerInWords(response, 400, common, 'This address is malformed.');

  const fileAt = (address: string) => (notFoundAddresses.has(address) ? undefined : site.get(address));
  const file = fileAt(path);
  if (file) return answerWithFile(request, response, 200, headersAt(path, facts), file);

  // A redirect only ever leads to an address of the site, so it cannot be turned against another host.
  const canonical = canonicalOf(path);
  if (canonical !== path && fileAt(canonical)) {
    return answerInWords(response, 301, { ...common, Location: encodeURI(canonical) + query }, `Moved to ${canonical}`);
  }
  const notFound = site.get(addressOf('not-found', languageOf(path)));
  if (notFound) return answerWithFile(request, response, 404, common, notFound);
  return answerInWords(response, 404, common, 'There is no such page.');
}
