/**
 * Builds the desk into `dist-desk`, from npm alone, for `npm run build -- --desk` and `npm run desk`, and serves it on
 * this machine.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { deskHeaders, deskHeadersFile } from '../hosting/desk-headers.ts';
import { deploymentFrom, readSettings, type Settings } from '../office/schema/settings.ts';
import { readOffice } from '../setup/read-office.ts';
import { readMemories } from '../locale-tools/locale-files.ts';
import { standingEvidence } from '../owner/readiness-of-project.ts';
import { wordsOfCmsPlugin } from './cms/translate-cms.ts';
import { deskConfig } from './desk-config.ts';
import { deskPlugin } from '../setup/plugins/desk-plugin.ts';

const common = { configFile: false, root: import.meta.dirname } as const;

const outDirOf = (root: string) => join(root, 'dist-desk');

/** What reads files in Node, and what the desk does not need. */
const notInBrowser = /^.*\/setup\/read-office\.ts$|^@shikijs\/(?:langs|themes)\/.+/;

/** What is read when the desk is built, and no form changes. */
export const readForDesk = (root: string, settings: Settings) => ({
  facts: readOffice(root),
  memories: readMemories(root),
  standing: standingEvidence(root, settings),
});

/** @throws {Error} when facts or words cannot be read, or the settings cannot stand */
export async function buildDesk(root: string): Promise<void> {
  const settings = readSettings(root);
  const { siteUrl } = deploymentFrom(settings);
  const config = deskConfig(root, process.env.GITHUB_REPOSITORY, siteUrl);
  const outDir = outDirOf(root);
  await build({
    ...common,
    logLevel: 'error',
    plugins: [wordsOfCmsPlugin, deskPlugin],
    resolve: { alias: [{ find: notInBrowser, replacement: join(import.meta.dirname, 'in-browser.ts') }] },
    define: { builtWith: JSON.stringify(readForDesk(root, settings)) },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  writeFileSync(join(outDir, 'config.json'), JSON.stringify(config));
  writeFileSync(join(outDir, '_headers'), deskHeadersFile);
}

/** Serves it with the headers that a host sends, at 4174 or the next port that is free. */
export async function serveDesk(root: string) {
  const options = { port: 4174, headers: deskHeaders };
  const server = await preview({ ...common, build: { outDir: outDirOf(root) }, preview: options });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}
