/** The built site on a server of its own, whose collector answers or fails as a test asks it to. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { serve, type RunningServer } from '../hosting/serve.ts';
import { addressOf } from '../site/urls.ts';
import { builtSite } from './built-site.ts';
import { phone, visit, type VisitOptions } from './site.ts';

/** How the collector treats a POST whose body it has read. */
export type Treatment = (response: ServerResponse) => void | Promise<void>;

export function answers(status: number, body: string, type = 'text/html; charset=utf-8'): Treatment {
  return (response) => void response.writeHead(status, { 'Content-Type': type }).end(body);
}

export function answersJson(status: number, value: unknown): Treatment {
  return answers(status, JSON.stringify(value), 'application/json');
}

/** The status arrives, part of the body too, and then the connection breaks. */
export function breaksOff(status: number): Treatment {
  return async (response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      .write('{"errors":[{"mess');
    await new Promise((resolve) => setTimeout(resolve, 50));
    response.socket?.resetAndDestroy();
  };
}

/** Serves the site as long as the tests of a file run; at the beginning of each its collector takes every message, and has none. */
export function siteWithCollector() {
  /** Every POST of the test as it arrived. */
  const log: { headers: IncomingMessage['headers']; body: string }[] = [];
  let treatment: Treatment;
  let running: RunningServer;
  beforeAll(async () => {
    running = await serve({
      directory: builtSite,
      async collector(request, response) {
        log.push({ headers: request.headers, body: await text(request) });
        await treatment(response);
      },
    });
  });
  afterAll(() => running.close());
  beforeEach(() => {
    log.splice(0);
    treatment = answersJson(200, { ok: true });
  });
  return {
    collector: {
      log,
      /** Treats what arrives from now on. */
      treat: (next: Treatment) => void (treatment = next),
    },
    /** The contact page of a fresh visitor to it. */
    open: (options: VisitOptions = {}) =>
      visit(addressOf('contact', 'gu'), {
        ...phone,
        baseURL: running.url,
        expectedFaults: /Failed to load resource|dynamically imported/,
        ...options,
      }),
  };
}
