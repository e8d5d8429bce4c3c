/**
 * The local server: hands out a built site as a good host would, and passes messages to this machine's own collector.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { languageCodes } from '../i18n/languages.ts';
import { ownCollector } from '../office/schema/settings.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { contentTypeOf, isText } from './content-types.ts';
import { encodings } from './encodings.ts';
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
  formOrigin?: string | undefined;
  /** Answers at the office's own collector; without it nothing takes messages. */
  collector?: RequestHandler | undefined;
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
const notPublic = /\/\.|^\/+_|\.(?:br|gz)$/;

const notFoundAddresses = languageCodes.map((language) => addressOf('not-found', language));

/** Writes a text compressed beside it, as a release has it, the first time that a browser asks for it so. */
function compressWhenAsked(file: string, accepted: string): void {
  const encoding = encodings.find(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (!encoding || !isText(file) || !existsSync(file) || existsSync(file + encoding.suffix)) return;
  const content = readFileSync(file);
  const compressed =
    encoding.name === 'br'
      ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(content);
  // Under another name first, so that no other server reads half of it.
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, compressed);
  renameSync(unfinished, file + encoding.suffix);
}

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
  const files = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Content-Type', contentTypeOf(extname(path) ? path.slice(1) : 'page.html'));
    },
  });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { mtimeMs } = statSync(index);
    if (mtimeMs !== builtAt) facts = { ...facts, inlineScriptHashes: inlineScriptHashesBelow(directory) };
    builtAt = mtimeMs;
    const { headers } = request;
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
    delete headers.range;
    // sirv takes an encoding that is refused for one that is named.
    const accepted = headers['accept-encoding']?.replace(/[^,]*;\s*q=0(\.0*)?\s*(?=,|$)/g, '') ?? '';
    headers['accept-encoding'] = accepted;
    compressWhenAsked(join(directory, canonical ? fileOf(canonical) : path), accepted);
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
