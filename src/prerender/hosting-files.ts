/** The last step of a build: everything that hosts want beside the pages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentFrom, type Settings } from '../office/schema/settings.ts';
import { stampFile } from '../setup/build-stamp.ts';
import { hostingFiles } from '../hosting/static-hosts.ts';
import { htaccess } from '../hosting/htaccess.ts';
import { inlineScriptHashesBelow } from '../hosting/inline-scripts.ts';

/** What the headers of a site with these pages depend on, wherever it is served. */
export function headerFactsOf(directory: string, settings: Settings) {
  return { inlineScriptHashes: inlineScriptHashesBelow(directory), formOrigin: deploymentFrom(settings).formOrigin };
}

/** Writes what hosts read, and the stamp of what the build was made from, taken before it began. */
export function prepareForHosting(
  directory: string,
  facts: ReturnType<typeof headerFactsOf>,
  settings: Settings,
  stamp: string,
): void {
  const files = {
    ...hostingFiles(facts),
    '.htaccess': htaccess(facts, deploymentFrom(settings).siteUrl),
    [stampFile]: stamp,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
}
