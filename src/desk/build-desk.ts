/** Builds the desk into `dist-desk`, from npm alone; `npm run build -- --desk` and `npm run desk` call it. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { deskHeadersFile } from '../hosting/desk-headers.ts';
import { deploymentFrom } from '../office/deployment.ts';
import { readEnvironment } from '../setup/environment.ts';
import { deskPlugin } from './desk-plugin.ts';

/** `owner/name` at GitHub: as its workflow says it, or as the copy was cloned; undefined where neither is so. */
function repositoryOf(root: string): string | undefined {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8' });
  return process.env.GITHUB_REPOSITORY ?? /github\.com[:/](.+?\/.+?)(?:\.git)?\s*$/.exec(stdout ?? '')?.[1];
}

/** Where the desk is built. */
export const deskFolder = (root: string) => join(root, 'dist-desk');

/** @throws {Error} when facts or words cannot be read, or the settings cannot stand */
export async function buildDesk(root: string): Promise<void> {
  const { siteUrl } = deploymentFrom(readEnvironment(root));
  const repository = repositoryOf(root);
  if (!repository)
    console.warn(
      'This copy has no origin at GitHub and GITHUB_REPOSITORY is unset, so nobody can sign in to this desk: it edits a working copy alone. Set GITHUB_REPOSITORY=owner/name and build it again.',
    );
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    plugins: [deskPlugin(root, { repository: repository ?? 'owner/name', siteUrl })],
    worker: { format: 'es' },
    build: { outDir: deskFolder(root), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  writeFileSync(join(deskFolder(root), '_headers'), deskHeadersFile());
}
