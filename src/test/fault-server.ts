/** A collector that fails in the ways that collectors and networks fail, and keeps a log of what reached it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from '../hosting/serve.ts';

/** One POST as it arrived. */
export interface Arrival {
  headers: IncomingMessage['headers'];
  body: string;
  /** True once the server has said by its status that it took the message; a redirect says so only to a browser that sends the form itself. */
  isAccepted: boolean;
}

/** How the collector treats a POST whose body it has read. */
export type Treatment = (response: ServerResponse) => void | Promise<void>;

export interface FaultServer {
  /** For `serve`, in the place of a collector. */
  handle: RequestHandler;
  /** Every POST since the log was last emptied. */
  log: Arrival[];
  /** Treats what arrives from now on. */
  treat(treatment: Treatment): void;
}

export function answers(status: number, body = '', headers: Record<string, string> = {}): Treatment {
  return (response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body);
}

export function answersJson(status: number, value: unknown, headers: Record<string, string> = {}): Treatment {
  return answers(status, JSON.stringify(value), { 'Content-Type': 'application/json', ...headers });
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

export function createFaultServer(): FaultServer {
  let treatment: Treatment = answersJson(200, { ok: true });
  const log: Arrival[] = [];
  return {
    log,
    treat(next) {
      treatment = next;
    },
    async handle(request, response) {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const arrival: Arrival = { headers: request.headers, body: Buffer.concat(chunks).toString(), isAccepted: false };
      log.push(arrival);
      await treatment(response);
      arrival.isAccepted = response.headersSent && response.statusCode < 300;
    },
  };
}
