/** A site on a server of its own, on which tests deploy other versions, and which they let fail. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { answerFromSite, answerInWords } from '../hosting/server/responses.ts';
import { inlineScriptHashes } from '../hosting/headers/inline-scripts.ts';
import { pagesOf, type Site } from '../hosting/server/site-files.ts';
import { addressOf } from '../site/urls.ts';
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
  if (headers.accept === 'application/json') response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  else response.writeHead(303, { Location: addressOf('thank-you', 'en') }).end();
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
        else if (lost?.test(request.url ?? '')) answerInWords(response, 404, {}, 'Lost.');
        else if (current) answerFromSite(current, facts, request, response);
        else answerInWords(response, 503, {}, 'The server fails.');
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
