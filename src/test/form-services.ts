/** Collecting services as their documentation describes them, and a server that keeps to such a description. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface ServiceContract {
  name: string;
  host: string;
  documentation: string;
  /** Kinds of body that it documents. */
  takes: readonly ('json' | 'form')[];
  /** Keys without which it documents a refusal. */
  requires?: readonly string[];
  accepted: { status: number; body: unknown };
  /** Body of its refusal. */
  refused: unknown;
  /** Where it sends a browser that posts the form by itself: where `_next` says, or to a page of its own, or it answers in JSON. */
  leads: '_next' | 'own page' | 'json';
  /** Whether messages from the contact form arrive by this contract. */
  isFitting: boolean;
}

export const serviceContracts: readonly ServiceContract[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'form-services.json'), 'utf8'),
);

/** One message as it reached the service. */
export interface Arrived {
  origin: string | undefined;
  values: Record<string, unknown>;
}

export interface MockService {
  url: string;
  /** What it has accepted. */
  arrived: Arrived[];
  close(): Promise<void>;
}

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/** A service that keeps to a contract; what lies outside it, it refuses with 400. */
export async function serveContract({
  takes,
  requires = [],
  accepted,
  refused,
  leads,
}: ServiceContract): Promise<MockService> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const json = { ...crossOrigin, 'Content-Type': 'application/json' };
    if (request.method === 'OPTIONS') return response.writeHead(204, crossOrigin).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const kind = request.headers['content-type']?.startsWith('application/json') ? 'json' : 'form';
    const text = Buffer.concat(chunks).toString();
    const values: Record<string, unknown> =
      kind === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    const isTaken = takes.includes(kind) && requires.every((key) => key in values);
    if (!isTaken) return response.writeHead(400, json).end(JSON.stringify(refused));
    arrived.push({ origin: request.headers.origin, values });
    const isAsked = request.headers.accept?.includes('application/json') || leads === 'json';
    if (isAsked) return response.writeHead(accepted.status, json).end(JSON.stringify(accepted.body));
    const next = leads === '_next' ? values._next : '/thanks';
    return response.writeHead(302, { Location: String(next) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/f/abc`,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
