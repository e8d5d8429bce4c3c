import { describe, expect, test } from 'vitest';
import { refusalOf } from './only-this-machine.ts';

const own = { host: 'localhost:5173', origin: 'http://localhost:5173', 'content-type': 'application/json' };

interface Asked {
  address?: string;
  method?: string;
  headers?: Record<string, string | undefined>;
}

function statusOf({ address = '127.0.0.1', method = 'POST', headers = {} }: Asked) {
  return refusalOf({ method, headers: { ...own, ...headers }, socket: { remoteAddress: address } })?.status;
}

describe('a page of this server on this machine may save', () => {
  test.each([
    ['over IPv4', {}],
    ['over IPv6', { address: '::1', headers: { host: '[::1]:5173', origin: 'http://[::1]:5173' } }],
    ['over IPv4 within IPv6', { address: '::ffff:127.0.0.1' }],
  ])('%s', (_, request) => {
    expect(statusOf(request)).toBeUndefined();
  });
});

describe('nobody else may', () => {
  test.each([
    ['another machine', { address: '192.168.1.20' }, 403],
    ['another machine that looks similar', { address: '127.evil.example' }, 403],
    ['an unknown machine', { address: '' }, 403],
    ['a name pointed at this machine', { headers: { host: 'evil.example', origin: 'http://evil.example' } }, 403],
    ['a name that begins alike', { headers: { host: 'localhost.evil.example' } }, 403],
    ['a request without a host', { headers: { host: undefined } }, 403],
    ['another site', { headers: { origin: 'https://evil.example' } }, 403],
    ['another server on this machine', { headers: { origin: 'http://localhost:8080' } }, 403],
    ['a file or a sandboxed page', { headers: { origin: 'null' } }, 403],
    ['something that does not say where it comes from', { headers: { origin: undefined } }, 403],
    ['a plain form', { headers: { 'content-type': 'text/plain' } }, 415],
  ])('%s', (_, request, status) => {
    expect(statusOf(request)).toBe(status);
  });
});

test('a page of this server may read without naming itself, as browsers do', () => {
  expect(statusOf({ method: 'GET', headers: { origin: undefined, 'content-type': undefined, 'sec-fetch-site': 'same-origin' } })).toBeUndefined();
});

test('another site may not read', () => {
  expect(statusOf({ method: 'GET', headers: { origin: undefined, 'sec-fetch-site': 'cross-site' } })).toBe(403);
});
