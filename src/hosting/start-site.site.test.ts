import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { testedProject } from '../test/tested-project.ts';
import { freePort } from './port.ts';

const script = join(testedProject, 'src/hosting/start-site.ts');
const children: ReturnType<typeof spawn>[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts the site as `npm start` does and collects what it says. */
function start(port: string) {
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT: port } });
  children.push(child);
  let said = '';
  const up = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Ctrl+C')) resolve();
      });
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, up, said: () => said };
}

test('a second start is up within five seconds where it says, takes no port that is taken, and ends cleanly with Ctrl+C', async () => {
  const [port, before] = [String(await freePort()), performance.now()];
  const site = start(port);
  await site.up;
  expect(performance.now() - before).toBeLessThan(5000);
  const printed = [...site.said().matchAll(/http:\S+/g)].map(([address]) => address);
  const statuses = await Promise.all(printed.map(async (address) => (await fetch(address)).status));
  expect([printed, statuses]).toEqual([
    languageCodes.map((language) => `http://localhost:${port}${addressOf('home', language)}`),
    languageCodes.map(() => 200),
  ]);
  const other = start(port);
  expect([await other.ended, other.said()]).toEqual([1, expect.stringContaining(`Port ${port} cannot be had`)]);
  site.child.kill('SIGINT');
  expect(await site.ended).toBe(0);
});
