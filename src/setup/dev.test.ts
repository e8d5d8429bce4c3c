/** What `npm run dev` hands out. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { copyProject } from '../test/project-copy.ts';
import { writeFiles } from '../test/temporary-folder.ts';

const secret = 'nobody else may read this';

/** Files beside those that a page is made of. */
const others = ['var/messages.jsonl', '.git/config', '.cache/vite/list.json'];

const { folder, remove } = copyProject();
writeFiles(folder, Object.fromEntries(others.map((file) => [file, JSON.stringify({ secret })])));

const server = await createServer({
  root: folder,
  configFile: join(folder, 'vite.config.ts'),
  // As with --host, so that any machine of the network can ask as well.
  server: { host: true },
  // No page is drawn, for which packages would be bundled.
  optimizeDeps: { noDiscovery: true },
  logLevel: 'silent',
});
await server.listen();
const url = new URL(server.resolvedUrls?.local[0] ?? '').origin;

afterAll(async () => {
  await server.close();
  remove();
});

test('lets no page of another site or server read what is served, or listen to what changes', async () => {
  const origin = 'http://localhost:1';
  const { status, headers } = await ask(url, '/src/main.tsx', { headers: { origin } });
  expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined]);
  const socket = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' };
  expect((await ask(url, '/', { headers: { origin, ...socket } })).status).toBe(400);
});

test('answers to no name that was pointed here, and opens no editor', async () => {
  const [pointed, editor] = await Promise.all([
    ask(url, '/src/main.tsx', { headers: { host: 'other.example' } }),
    ask(url, '/__open-in-editor?file=index.html'),
  ]);
  expect([pointed.status, editor.status]).toEqual([403, 403]);
});

test.each(others)('gives %s to nobody, however it is asked for', async (file) => {
  const paths = [file, `@fs${folder}/${file}`, file.replace('.', '%2e')];
  const queries = ['', '?raw', '?import&raw', '?import&raw??'];
  const urls = paths.flatMap((path) => queries.map((query) => `${url}/${path}${query}`));
  const told = await Promise.all(urls.map(async (each) => `${each} ${await (await fetch(each)).text()}`));
  expect(told.filter((each) => each.includes(secret))).toEqual([]);
});
