import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDevelopment, type Development } from '../test/development-server.ts';

const secret = 'nobody else may read this';

/** Files beside those that a page is made of. */
const others = [
  'var/messages.jsonl',
  '.env.local',
  '.git/config',
  '.cache/heading-font/list.json',
  '.cache/vite/list.json',
  'dist/index.json',
  'notes.json',
];

describe.each([[[]], [['--host']]])('npm run dev with the options %j', (options) => {
  let development: Development;
  beforeAll(async () => {
    development = await startDevelopment(...options);
    for (const file of others) {
      mkdirSync(dirname(join(development.folder, file)), { recursive: true });
      writeFileSync(join(development.folder, file), JSON.stringify({ secret }));
    }
  }, 60_000);
  afterAll(() => development.stop());

  test('gives what a page is made of', async () => {
    const files = ['', 'src/main.tsx', 'locales/gu/about.json?import', 'favicon.svg', '@vite/client'];
    const answers = await Promise.all(files.map((file) => fetch(`${development.url}/${file}`)));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  }, 60_000);

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
