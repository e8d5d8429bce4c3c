/** A site on a server of its own, on which tests deploy other versions, and which they let fail. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { headersAt, type HeaderFacts } from '../hosting/headers.ts';
import { inlineScriptHashes } from '../hosting/inline-scripts.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf } from '../site/urls.ts';
import { pagesOf, type Site } from './site-files.ts';
import type { WhenDone } from './site.ts';

export interface DeployedSite {
  /** Origin without a trailing slash. */
  url: string;
  /** Serves another version from the next request on. */
  deploy(site: Site): void;
  /** Answers every request with a failure of the server, until the next deploy. */
  fail(): void;
  /** Holds every answer back for a while, in milliseconds. */
  slowDown(delay: number): void;
  /** Value of the `Date` header, in place of the server's clock. */
  setDate(date: string): void;
  /** Answers addresses that match as if nothing stood there, until it is called without a pattern. */
  lose(addresses?: RegExp): void;
  /** Ends every connection and refuses others. */
  stop(): Promise<void>;
  /** Requests so far: method and address. */
  requests: readonly string[];
}

/** Takes a message as collectors do: pages get an answer, browsers that send the form themselves the thank-you page. */
function takeMessage({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.accept === 'application/json')
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  else response.writeHead(303, { Location: addressOf('thank-you', 'en') }).end();
}

/** Answers from memory with the headers of the local server; a version of a site that was never built has no files. */
function answer(site: Site, facts: HeaderFacts, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const found = site.get(path);
  const file = found ?? site.get(addressOf('not-found', languageOf(path)));
  response.setHeaders(
    new Map(Object.entries(headersAt(path, { ...facts, savesData: request.headers['save-data'] === 'on' }))),
  );
  if (found && request.headers['if-none-match'] === `"${found.fingerprint}"`) response.writeHead(304).end();
  else
    response
      .writeHead(found ? 200 : 404, {
        'Content-Type': file?.type ?? 'text/plain',
        'Content-Length': file?.content.length ?? 0,
        ...(found && { ETag: `"${found.fingerprint}"` }),
      })
      .end(file?.content);
}

/** Serves a site, with a collector that takes every message, until the test ends, or until what is asked for in its place. */
export async function deploySite(first: Site, whenDone: WhenDone = onTestFinished): Promise<DeployedSite> {
  const facts = { inlineScriptHashes: inlineScriptHashes(pagesOf(first)), formOrigin: undefined, secure: false };
  const requests: string[] = [];
  let current: Site | undefined = first;
  let delay = 0;
  let lost: RegExp | undefined;
  let date: string | undefined;
  let port = 0;
  let server: Server | undefined;

  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer(async (request, response: ServerResponse) => {
        requests.push(`${request.method} ${request.url}`);
        if (delay > 0) await new Promise((after) => setTimeout(after, delay));
        if (date) response.setHeader('Date', date);
        if (request.method === 'POST') takeMessage(request, response);
        else if (lost?.test(request.url ?? '')) response.writeHead(404).end();
        else if (current) answer(current, facts, request, response);
        else response.writeHead(503).end();
      }).listen(port, () => {
        const address = server?.address();
        if (typeof address === 'object' && address) port = address.port;
        resolve();
      });
    });

  const stop = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve());
      server?.closeAllConnections();
      if (!server?.listening) resolve();
    });

  await listen();
  whenDone(stop);
  return {
    url: `http://localhost:${port}`,
    deploy: (site) => (current = site),
    fail: () => (current = undefined),
    slowDown: (milliseconds) => (delay = milliseconds),
    setDate: (value) => (date = value),
    lose: (addresses) => (lost = addresses),
    stop,
    requests,
  };
}
