/** Collecting services as their documentation describes them, and a server that keeps to such a description. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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

export const serviceContracts: readonly ServiceContract[] = [
  {
    name: 'Formspree',
    host: 'formspree.io',
    documentation: 'https://github.com/formspree/formspree-js/blob/master/packages/formspree-core/src/core.ts',
    takes: ['json', 'form'],
    accepted: { status: 200, body: { next: '/thanks', ok: true } },
    refused: { error: 'Validation errors', errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
    leads: 'own page',
    isFitting: true,
  },
  {
    name: 'Formspark',
    host: 'submit-form.com',
    documentation: 'https://github.com/formspark/examples/blob/main/packages/ajax-with-fetch/index.html',
    takes: ['json', 'form'],
    accepted: { status: 200, body: {} },
    refused: {},
    leads: 'own page',
    isFitting: true,
  },
  {
    name: 'FormTo.email',
    host: 'formto.email',
    documentation: 'https://formto.email/docs/api-reference',
    takes: ['json', 'form'],
    accepted: { status: 200, body: { ok: true, message: 'Submission received' } },
    refused: { error: 'Form not found or inactive.' },
    leads: '_next',
    isFitting: true,
  },
  {
    name: 'Spike',
    host: 'spike.ac',
    documentation: 'https://docs.spike.ac/api-reference/submit-form',
    takes: ['json', 'form'],
    accepted: { status: 200, body: { success: true, message: 'Form submitted successfully' } },
    refused: { success: false },
    leads: '_next',
    isFitting: true,
  },
  {
    name: 'SaveForm',
    host: 'www.saveform.io',
    documentation: 'https://www.saveform.io/docs/response-format',
    takes: ['json', 'form'],
    accepted: { status: 200, body: { success: true, message: 'Submission received successfully' } },
    refused: { error: 'Submission limit reached', message: 'Your monthly submission limit has been reached.' },
    leads: 'own page',
    isFitting: true,
  },
  {
    name: 'Formspring',
    host: 'formspring.io',
    documentation: 'https://formspring.io/docs/getting-started/receive-first-submission',
    takes: ['json', 'form'],
    accepted: { status: 200, body: { ok: true, id: '01HFXX0X9R7KZJVN9VS6TG2C5T', status: 'received', redirect: null } },
    refused: { ok: false },
    leads: 'json',
    isFitting: true,
  },
  {
    name: 'Basin',
    host: 'usebasin.com',
    documentation: 'https://docs.usebasin.com/guides/form-features/ajax',
    takes: ['form'],
    accepted: { status: 200, body: { success: true } },
    refused: { error: 'The submission could not be read' },
    leads: 'own page',
    isFitting: false,
  },
  {
    name: 'Web3Forms',
    host: 'api.web3forms.com',
    documentation: 'https://docs.web3forms.com/getting-started/api-reference',
    takes: ['json', 'form'],
    requires: ['access_key'],
    accepted: { status: 200, body: { success: true } },
    refused: { success: false, message: 'Access key is required' },
    leads: 'own page',
    isFitting: false,
  },
  {
    name: 'Forminit (Getform)',
    host: 'forminit.com',
    documentation: 'https://forminit.com/docs/submit-form-api',
    takes: ['json', 'form'],
    requires: ['blocks'],
    accepted: { status: 200, body: { success: true } },
    refused: { success: false },
    leads: 'own page',
    isFitting: false,
  },
  {
    name: 'Netlify Forms',
    host: 'advisory.netlify.app',
    documentation: 'https://docs.netlify.com/forms/setup/',
    takes: ['form'],
    requires: ['form-name'],
    accepted: { status: 200, body: {} },
    refused: {},
    leads: 'own page',
    isFitting: false,
  },
];

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

const crossOrigin = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'POST, OPTIONS', 'Access-Control-Allow-Headers': 'Content-Type' };

/** A service that keeps to a contract; what lies outside it, it refuses with 400. */
export async function serveContract({ takes, requires = [], accepted, refused, leads }: ServiceContract): Promise<MockService> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const json = { ...crossOrigin, 'Content-Type': 'application/json' };
    if (request.method === 'OPTIONS') return response.writeHead(204, crossOrigin).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const kind = request.headers['content-type']?.startsWith('application/json') ? 'json' : 'form';
    const text = Buffer.concat(chunks).toString();
    const values: Record<string, unknown> = kind === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
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
