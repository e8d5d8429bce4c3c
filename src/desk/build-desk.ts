/** Builds the desk into `dist-desk`, from npm alone, for `npm run build -- --desk` and `npm run desk`, and serves it on this machine. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { deskHeaders, deskHeadersFile } from '../hosting/desk-headers.ts';
import { deploymentFrom } from '../office/deployment.ts';
import { readEnvironment } from '../setup/environment.ts';
import { deskPlugin } from './desk-plugin.ts';

const common = { configFile: false, root: import.meta.dirname } as const;

const deskFolder = (root: string) => join(root, 'dist-desk');

/** @throws {Error} when facts or words cannot be read, or the settings cannot stand */
export async function buildDesk(root: string): Promise<void> {
  const { siteUrl } = deploymentFrom(readEnvironment(root));
  const { GITHUB_REPOSITORY: repository } = process.env;
  if (!repository)
    console.warn(
      'GITHUB_REPOSITORY is unset, so nobody can sign in to this desk: it edits a working copy alone. Set it to owner/name and build again.',
    );
  await build({
    ...common,
    publicDir: false,
    logLevel: 'error',
    plugins: [deskPlugin(root, { repository: repository ?? 'owner/name', siteUrl })],
    worker: { format: 'es' },
    build: { outDir: deskFolder(root), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  writeFileSync(join(deskFolder(root), '_headers'), deskHeadersFile());
}

/** Serves it with the headers that a host sends. @throws {Error} when the port cannot be had; 0 takes any */
export async function serveDesk(root: string, port = 0): Promise<{ url: string; close(): Promise<void> }> {
  const headers = deskHeaders({ isSecure: false });
  const server = await preview({
    ...common,
    build: { outDir: deskFolder(root) },
    preview: { port, strictPort: true, headers },
  });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}
