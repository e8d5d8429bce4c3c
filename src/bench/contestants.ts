/** What is measured side by side: this site, the usual single-page app with the same pages, and the bare floor. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { isCurrent } from '../hosting/server/build-stamp.ts';
import { serve, type RunningServer } from '../hosting/server/serve.ts';
import { readEnvironment } from '../setup/environment.ts';
import { buildFloor } from './floor.ts';
import { buildUsualApp } from './usual-app.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const workplace = join(root, '.cache/bench');

/** Each with the folder it is served from and how it is built there. */
const contestants = {
  'this site': { folder: dist, build: buildThisSite },
  'usual app': { folder: join(workplace, 'usual-app'), build: (folder: string) => buildUsualApp(dist, folder) },
  floor: { folder: join(workplace, 'floor'), build: (folder: string) => buildFloor(dist, folder) },
} as const;

export type Contestant = keyof typeof contestants;

export const contestantNames = Object.keys(contestants) as Contestant[];

/** Running servers by contestant. */
export type Servers = Readonly<Record<Contestant, RunningServer>>;

async function buildThisSite(): Promise<void> {
  if (await isCurrent(dist, root, readEnvironment(root))) return;
  const { status } = spawnSync(process.execPath, ['src/build/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, so there is nothing to measure. The lines above say why.');
}

/** Builds all and serves each by the local server, compressed and with the same headers. */
export async function serveContestants(): Promise<Servers> {
  const build = async (name: Contestant) => {
    console.log(`Building ${name} …`);
    await contestants[name].build(contestants[name].folder);
    return serve({ directory: contestants[name].folder });
  };
  // One after the other: the two others are made from this site.
  return { 'this site': await build('this site'), 'usual app': await build('usual app'), floor: await build('floor') };
}
