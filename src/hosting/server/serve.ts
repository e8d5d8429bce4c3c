/** The local server: serves a built site as a good host would, and passes messages to the office's own collector. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ownCollector } from '../../office/office.ts';
import { answerFromSite, answerInWords } from './responses.ts';
import { commonHeaders, type HeaderFacts } from '../headers/headers.ts';
import { inlineScriptHashes } from '../headers/inline-scripts.ts';
import { pagesOf, readSite } from './site-files.ts';

/** Answers one request; what it throws becomes a 500. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface ServeOptions {
  /** Folder that holds the built site. */
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
  /** Stops listening, lets running requests end for up to two seconds, then ends every connection. */
  close(): Promise<void>;
}

const graceMilliseconds = 2000;

/** Serves a built site until closed. @throws {Error} when the folder holds no site, or with `code` EADDRINUSE or EACCES when the port cannot be had */
export async function serve({ directory, port = 0, formOrigin, collector }: ServeOptions): Promise<RunningServer> {
  const site = await readSite(directory);
  const facts: HeaderFacts = { inlineScriptHashes: inlineScriptHashes(pagesOf(site)), formOrigin, secure: false };

  const server = createServer(async (request, response) => {
    try {
      if (collector && request.url?.split('?', 1)[0] === ownCollector) {
        response.setHeaders(new Map(Object.entries(commonHeaders(facts))));
        await collector(request, response);
      } else {
        answerFromSite(site, facts, request, response);
      }
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else answerInWords(response, 500, commonHeaders(facts), 'The server failed to answer.');
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref();
      }),
  };
}
