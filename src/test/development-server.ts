/** `npm run dev` of a copy of the project, for tests that change its words. */
import { spawn } from 'node:child_process';
import { freePort } from '../hosting/port.ts';
import { copyProject } from './project-copy.ts';

export type Development = Awaited<ReturnType<typeof startDevelopment>>;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the server and waits until it answers; throws with what it said when it ends first. */
export async function startDevelopment() {
  const { folder, remove } = copyProject();
  const url = `http://localhost:${await freePort()}`;
  // What vitest sets for itself would make Vite build for tests.
  const { NODE_ENV: _environment, VITEST: _vitest, ...environment } = process.env;
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--strictPort', '--port', new URL(url).port],
    { cwd: folder, env: environment },
  );
  let said = '';
  server.stdout.on('data', (part) => (said += part));
  server.stderr.on('data', (part) => (said += part));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!(await answers(url))) {
    if (server.exitCode !== null)
      throw new Error(`npm run dev ended with ${server.exitCode} before it answered.\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // The first page waits until Vite has bundled the packages: long enough, on a busy machine, to be taken for one that hangs.
  const entry = await (await fetch(`${url}/src/main.tsx`)).text();
  const [, bundled = '/'] = /"(\/[^"]+\/deps\/[^"]+)"/.exec(entry) ?? [];
  await fetch(url + bundled);
  return {
    /** The copy, whose files may be changed. */
    folder,
    /** Origin of the server, without a trailing slash. */
    url,
    async stop() {
      server.kill();
      await ended;
      remove();
    },
  };
}
