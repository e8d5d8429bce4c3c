/** The last step of a build: everything that hosts want beside the pages. */
import { deploymentFrom } from '../office/deployment.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../office/settings.ts';
import { stampFile } from '../setup/build-stamp.ts';
import { hostingFiles } from '../hosting/static-hosts.ts';
import { formOriginFrom, hstsFrom } from '../setup/environment.ts';
import { htaccess } from '../hosting/htaccess.ts';
import { inlineScriptHashesBelow } from '../hosting/inline-scripts.ts';

/** What the headers of a site with these pages depend on, wherever it is served. */
export function headerFactsOf(directory: string, environment: Environment) {
  const scripts = inlineScriptHashesBelow(directory);
  return { inlineScriptHashes: scripts, formOrigin: formOriginFrom(environment), hsts: hstsFrom(environment) };
}

/** Writes what hosts read, and the stamp of what the build was made from, taken before it began. */
export async function prepareForHosting(directory: string, environment: Environment, stamp: string): Promise<void> {
  const facts = headerFactsOf(directory, environment);
  const forHosts = { ...hostingFiles(facts), '.htaccess': htaccess(facts, deploymentFrom(environment).siteUrl) };
  for (const [name, text] of Object.entries(forHosts)) await writeFile(join(directory, name), text);
  await writeFile(join(directory, stampFile), stamp);
}
