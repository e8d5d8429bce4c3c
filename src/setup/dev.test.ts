import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { startDevelopment, type Development } from '../test/development-server.ts';
import { copyProject } from '../test/project-copy.ts';

const secret = 'nobody else may read this';

/** Files beside those that a page is made of. */
const others = ['var/messages.jsonl', '.git/config', '.cache/vite/list.json', 'notes.json'];

describe.each([[[]], [['--host']]])('npm run dev with the options %j', (options) => {
  let development: Development;
  beforeAll(async () => {
    development = await startDevelopment(...options);
    for (const file of others) {
      mkdirSync(dirname(join(development.folder, file)), { recursive: true });
      writeFileSync(join(development.folder, file), JSON.stringify({ secret }));
    }
  }, 300_000);
  afterAll(() => development.stop());

  test('gives what a page is made of', async () => {
    const files = ['', 'src/main.tsx', 'locales/gu/about.json?import', 'favicon.svg', '@vite/client'];
    const answers = await Promise.all(files.map((file) => fetch(`${development.url}/${file}`)));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  }, 300_000);

  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(development.url, path, { headers })).status;
  const { tool, page } = { tool: '/__open-in-editor?file=nowhere.ts', page: '/src/main.tsx' };

  test.each([
    ['a program', tool, {}],
    ['a page of another site', tool, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a link of another site', tool, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a name that was pointed here', tool, { host: 'other.example', 'sec-fetch-site': 'same-origin' }],
    ['a page of another site', page, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }],
    ['a page of another server here', page, { origin: 'http://localhost:1' }],
  ])('refuses %s that asks for %s', async (_, path, headers) => {
    expect(await statusOf(path, headers)).toBe(403);
  });

  test('lets other sites link to a page, and its own pages ask for all that they need', async () => {
    expect([
      await statusOf('/about', { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }),
      await statusOf(page, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' }),
      await statusOf(tool, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }),
    ]).toEqual([200, 200, 200]);
  });

  test.each(others)('gives %s to nobody, however it is asked for', async (file) => {
    const paths = [file, `@fs${development.folder}/${file}`, file.replace('.', '%2e')];
    const queries = ['', '?raw', '?import', '?import&raw', '?inline', '?import&raw??'];
    const answers = await Promise.all(
      paths.flatMap((path) => queries.map((query) => fetch(`${development.url}/${path}${query}`))),
    );
    const told = await Promise.all(answers.map(async (answer) => `${answer.url} ${await answer.text()}`));
    expect(told.filter((each) => each.includes(secret))).toEqual([]);
  });
});

test('vite build by itself leaves dist alone, and names the command that makes it', async () => {
  const { folder, remove } = copyProject();
  const { status, stderr, stdout } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const isThere = existsSync(join(folder, 'dist'));
  remove();
  expect([status, isThere, stdout + stderr]).toEqual([1, false, expect.stringContaining('Use npm run build')]);
}, 300_000);
