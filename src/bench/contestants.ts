/** What is measured side by side: this site, the usual single-page app with the same pages, and the bare floor. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { isCurrent } from '../hosting/server/build-stamp.ts';
import { readEnvironment } from '../hosting/server/environment.ts';
import { inlineScriptHashes } from '../hosting/headers/inline-scripts.ts';
import { reasonAgainstNginx, serveByNginx } from '../bench/local-nginx.ts';
import { serve, type RunningServer } from '../hosting/server/server.ts';
import { pagesOf, readSite } from '../hosting/server/site-files.ts';
import { buildFloor } from './floor.ts';
import { buildUsualApp } from './usual-app.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const place = join(root, '.cache/bench');

/** Each with the folder it is served from and how it is built there. */
const contestants = {
  'this site': { folder: dist, build: buildThisSite },
  'usual app': { folder: join(place, 'usual-app'), build: (folder: string) => buildUsualApp(dist, folder) },
  floor: { folder: join(place, 'floor'), build: (folder: string) => buildFloor(dist, folder) },
} as const;

export type Contestant = keyof typeof contestants;

export const contestantNames = Object.keys(contestants) as Contestant[];

/** Running servers, all alike, by contestant. */
export type Servers = Readonly<Record<Contestant, RunningServer>>;

async function buildThisSite(): Promise<void> {
  if (await isCurrent(dist, root, readEnvironment(root))) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, so there is nothing to measure. The lines above say why.');
}

/** The built site on this project's own server, as `npm start` serves it. */
export function serveLocally(): Promise<RunningServer> {
  return serve({ directory: dist });
}

/** Serves a folder as hosts do, over HTTP/2 by nginx; where there is no nginx, over HTTP/1.1. */
async function serveAsHostsDo(directory: string): Promise<RunningServer> {
  if (reasonAgainstNginx()) return serve({ directory });
  return serveByNginx(directory, { inlineScriptHashes: inlineScriptHashes(pagesOf(await readSite(directory))), formOrigin: undefined });
}

/** Builds all and serves each, compressed and with the same headers. */
export async function serveContestants(say: (what: string) => void): Promise<Servers> {
  const reason = reasonAgainstNginx();
  if (reason) say(`${reason} Everything travels over HTTP/1.1, slower than on a host.`);
  const servers: Partial<Record<Contestant, RunningServer>> = {};
  for (const name of contestantNames) {
    say(`building ${name}`);
    const { folder, build } = contestants[name];
    await build(folder);
    servers[name] = await serveAsHostsDo(folder);
  }
  return servers as Servers;
}
