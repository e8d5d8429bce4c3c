/**
 * The local server: hands out a built site as a good host would, and passes messages to this machine's own collector.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { languageCodes } from '../i18n/languages.ts';
import { ownCollector } from '../office/schema/settings.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { compressBeside } from './compress-beside.ts';
import { contentTypeOf, isText } from './content-types.ts';
import { commonHeaders, headersAt, type HeaderFacts, type Headers } from './headers.ts';
import { inlineScriptHashesBelow } from './inline-scripts.ts';
import { listen } from './port.ts';

/** Answers one request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ServeOptions {
  /** Folder that holds the built site; a build that takes its place is served at once. */
  directory: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Origin that the contact form posts to, when it is not this server. */
  formOrigin?: string;
  /** Answers at the office's own collector; without it nothing takes messages. */
  collector?: RequestHandler;
}

export interface RunningServer {
  /** Origin without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * A page's address with what the site leaves out behind it. Nothing else moves, so no redirect leads to another host.
 */
const pageAddress = /^((?:\/[a-z\d-]+)*?)(?:\/index)?(?:\.html)?\/*$/;

// Hidden files, what other hosts read, and compressed files as such are no addresses.
const notPublic = /\/\.|^\/+_|\.br$/;

const notFoundAddresses = languageCodes.map((language) => addressOf('not-found', language));

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Serves a built site until closed.
 * @throws {Error} when the folder holds no site, or with `code` EADDRINUSE or EACCES when the port cannot be had
 */
export async function serve({ directory, port = 0, formOrigin, collector }: ServeOptions): Promise<RunningServer> {
  const index = join(directory, 'index.html');
  if (!existsSync(index))
    throw new Error(`${index} is missing, so there is no site to serve. Run npm run build, then try again.`);
  let facts: HeaderFacts = { inlineScriptHashes: [], formOrigin, secure: false };
  let builtAt = 0;
  // Each file is looked up when it is asked for, so that the next build is served at once.
  const files = sirv(directory, { dev: true, etag: true, brotli: true, extensions: ['html'] });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { mtimeMs } = statSync(index);
    if (mtimeMs !== builtAt) facts = { ...facts, inlineScriptHashes: inlineScriptHashesBelow(directory) };
    builtAt = mtimeMs;
    const [, rawPath = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const path = decoded(rawPath) ?? '';
    const setHeaders = (sent: Headers) => response.setHeaders(new Map(Object.entries(sent)));
    const notFound = () => {
      setHeaders(commonHeaders(facts));
      const page = readFileSync(join(directory, fileOf(addressOf('not-found', languageOf(path)))));
      response.writeHead(404, { 'Content-Type': contentTypeOf('404.html') }).end(page);
    };

    setHeaders(headersAt(path, facts));
    if (path === ownCollector && collector)
      return void collector(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (!path.startsWith('/')) return void response.writeHead(400).end();
    const shortened = pageAddress.exec(path)?.[1];
    if (notPublic.test(path) || notFoundAddresses.includes(shortened ?? path)) return notFound();
    const canonical = shortened === '' ? '/' : shortened;
    if (canonical && canonical !== path && existsSync(join(directory, fileOf(canonical))))
      return void response.writeHead(301, { Location: canonical + query }).end();
    // Nothing here is so large that a part of it would do.
    delete request.headers.range;
    const file = canonical ? fileOf(canonical) : path.slice(1);
    const found = join(directory, file);
    // As a release has it, but only what is asked for.
    if (isText(file) && existsSync(found) && !existsSync(`${found}.br`)) compressBeside(found, 9);
    response.setHeader('Content-Type', contentTypeOf(file));
    files(request, response, notFound);
  }

  const server = createServer((request, response) => {
    // A file can go between the moment it is found and the moment it is read.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      handle(request, response);
    } catch {
      // A build is taking the place of this one, or somebody has emptied the folder.
      response.writeHead(503, { 'Retry-After': '1' }).end();
    }
  });
  return {
    url: `http://localhost:${await listen(server, port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
