/** The site on a host that knows files and their media types alone: no headers of ours, no compressed files, no addresses that move. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { idShown, waitUntilKept } from '../test/kept-pages.ts';
import { phone, visit } from '../test/site.ts';
import { contentTypeOf } from './content-types.ts';
import { listen } from './port.ts';

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const asked = pathname === '/' ? 'index.html' : pathname.slice(1);
  const file = [`${asked}.html`, asked].find((name) => existsSync(join(builtSite, name)));
  response
    .writeHead(file ? 200 : 404, { 'Content-Type': contentTypeOf(file ?? '404.html') })
    .end(readFileSync(join(builtSite, file ?? '404.html')));
});
afterAll(() => void server.close());

const baseURL = `http://localhost:${await listen(server, 0)}`;

test('pages are kept for where there is no network', async () => {
  const page = await visit('/', { ...phone, baseURL, serviceWorkers: 'allow' });
  await waitUntilKept(page, 'en');
  await page.context().setOffline(true);
  await page.goto('/about');
  expect(await idShown(page)).toBe('about');
});
