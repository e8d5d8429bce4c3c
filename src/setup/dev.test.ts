import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { startDevelopment, type Development } from '../test/development-server.ts';
import { writeFiles } from '../test/temporary-folder.ts';

const secret = 'nobody else may read this';

/** Files beside those that a page is made of. */
const others = ['var/messages.jsonl', '.git/config', '.cache/vite/list.json'];

// With --host any machine of the network can ask as well.
describe('npm run dev', () => {
  let development: Development;
  beforeAll(async () => {
    development = await startDevelopment('--host');
    writeFiles(development.folder, Object.fromEntries(others.map((file) => [file, JSON.stringify({ secret })])));
  }, 300_000);
  afterAll(() => development.stop());

  test('lets no page of another site or server read what is served, or listen to what changes', async () => {
    const origin = 'http://localhost:1';
    const { headers } = await ask(development.url, '/src/main.tsx', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const socket = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' };
    expect((await ask(development.url, '/', { headers: { origin, ...socket } })).status).toBe(400);
  });

  test('answers to no name that was pointed here, and opens no editor', async () => {
    const [pointed, editor] = await Promise.all([
      ask(development.url, '/src/main.tsx', { headers: { host: 'other.example' } }),
      ask(development.url, '/__open-in-editor?file=index.html'),
    ]);
    expect([pointed.status, editor.status]).toEqual([403, 403]);
  });

  test.each(others)('gives %s to nobody, however it is asked for', async (file) => {
    const paths = [file, `@fs${development.folder}/${file}`, file.replace('.', '%2e')];
    const queries = ['', '?raw', '?import&raw', '?import&raw??'];
    const urls = paths.flatMap((path) => queries.map((query) => `${development.url}/${path}${query}`));
    const told = await Promise.all(urls.map(async (url) => `${url} ${await (await fetch(url)).text()}`));
    expect(told.filter((each) => each.includes(secret))).toEqual([]);
  });
});
