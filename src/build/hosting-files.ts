/** The last step of a build: everything that hosts want beside the pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { officeFrom } from '../office/office.ts';
import type { Environment } from '../office/settings.ts';
import { stampFile } from '../hosting/server/build-stamp.ts';
import { compressFolder } from './compress.ts';
import { hostingFiles } from '../hosting/headers/static-hosts.ts';
import { formOriginFrom, hstsFrom } from '../setup/environment.ts';
import { inlineScriptHashes } from '../hosting/headers/inline-scripts.ts';
import { nginxConfiguration, usualPaths } from '../hosting/headers/nginx.ts';
import { pagesOf, readSite } from '../hosting/server/site-files.ts';
import { speculationRules, speculationRulesAddress } from '../hosting/headers/speculation-rules.ts';

export interface Build {
  /** Folder of the finished pages and files. */
  directory: string;
  /** Folder for the nginx configuration; outside the public root, so that no host ever serves it. */
  nginxFolder: string;
  environment: Environment;
  /** What the build was made from, taken before it began. */
  stamp: string;
}

/** What the headers of a site with these pages depend on, wherever it is served. */
export async function headerFactsOf(directory: string, environment: Environment) {
  const scripts = inlineScriptHashes(pagesOf(await readSite(directory)));
  return { inlineScriptHashes: scripts, formOrigin: formOriginFrom(environment), hsts: hstsFrom(environment) };
}

/** Writes the speculation rules, `_headers`, `_redirects`, the nginx configuration, the compressed files and the stamp of a build. */
export async function prepareForHosting({ directory, nginxFolder, environment, stamp }: Build): Promise<void> {
  const { siteUrl } = officeFrom(environment);
  const facts = await headerFactsOf(directory, environment);
  const host = siteUrl ? new URL(siteUrl).hostname : 'advisory.example';

  await writeFile(join(directory, speculationRulesAddress), JSON.stringify(speculationRules));
  await compressFolder(directory);
  for (const [name, text] of Object.entries(hostingFiles(facts))) await writeFile(join(directory, name), text);
  await mkdir(nginxFolder, { recursive: true });
  await writeFile(join(nginxFolder, `${host}.conf`), nginxConfiguration(facts, usualPaths(host)));
  await writeFile(join(directory, stampFile), stamp);
}
