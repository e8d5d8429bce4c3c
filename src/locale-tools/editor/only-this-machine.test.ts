import { expect, test } from 'vitest';
import { refusalOf } from './only-this-machine.ts';

function statusOf(method: string, headers: object, remoteAddress = '127.0.0.1') {
  const own = { host: 'localhost:5173', origin: 'http://localhost:5173', 'content-type': 'application/json' };
  return refusalOf({ method, headers: { ...own, ...headers }, socket: { remoteAddress } })?.status;
}

test.each([
  [{}, '127.0.0.1'],
  [{}, '::ffff:127.0.0.1'],
  [{ host: '[::1]:5173', origin: 'http://[::1]:5173' }, '::1'],
])('a page with %j of this server on this machine, at %s, may save', (headers, address) => {
  expect(statusOf('POST', headers, address)).toBeUndefined();
});

test.each([
  [{}, '192.168.1.20'],
  [{}, '127.evil.example'],
  [{}, ''],
  [{ host: 'evil.example', origin: 'http://evil.example' }],
  [{ host: 'localhost.evil.example', origin: 'http://localhost.evil.example' }],
  [{ host: undefined }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'http://localhost:8080' }],
  [{ origin: 'null' }],
  [{ origin: undefined }],
])('a page with %j, at %s, may not save', (headers, address?: string) => {
  expect(statusOf('POST', headers, address)).toBe(403);
});

test.each([
  ['same-origin', undefined],
  ['cross-site', 403],
])('a page that is %s and reads is answered %s', (site, status) => {
  expect(statusOf('GET', { origin: undefined, 'sec-fetch-site': site })).toBe(status);
});
