/** A site on a server of its own, on which tests deploy other versions, and which they let fail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { headersAt, type HeaderFacts } from '../hosting/headers.ts';
import { inlineScriptHashes } from '../hosting/inline-scripts.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf } from '../site/urls.ts';
import { pagesOf, type Site } from './site-files.ts';
import type { WhenDone } from './site.ts';

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

/** Answers from memory with the headers of the local server; a version of a site that was never built has no files. */
function answer(site: Site, facts: HeaderFacts, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const found = site.get(path);
  const file = found ?? site.get(addressOf('not-found', languageOf(path)));
  const headers = headersAt(path, facts);
  response.setHeaders(new Map(Object.entries(headers)));
  response.writeHead(found ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' }).end(file?.content);
}

/** Serves a site, and takes whatever is sent, until the test ends, or until what is asked for in its place. */
export async function deploySite(first: Site, whenDone: WhenDone = onTestFinished) {
  const facts = { inlineScriptHashes: inlineScriptHashes(pagesOf(first)), formOrigin: undefined, secure: false };
  let current: Site | undefined = first;
  let delay = 0;
  let isRefusing = false;
  const server = createServer(async (request, response) => {
    await pause(delay);
    if (request.method === 'POST') response.writeHead(isRefusing ? 500 : 200).end();
    else if (current) answer(current, facts, request, response);
    else response.writeHead(503).end();
  });
  /** Ends every connection and refuses others. */
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  await new Promise<void>((resolve) => server.listen(0, resolve));
  whenDone(stop);
  return {
    /** Origin without a trailing slash. */
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Serves another version from the next request on. */
    deploy(site: Site) {
      current = site;
      isRefusing = false;
    },
    /** Answers every request with a failure of the server, until the next deploy. */
    fail: () => void (current = undefined),
    /** Refuses whatever is sent, until the next deploy. */
    refuse: () => void (isRefusing = true),
    /** Holds every answer back for a while, in milliseconds. */
    slowDown: (milliseconds: number) => void (delay = milliseconds),
    stop,
  };
}
