/** The built site as the list of its addresses and what answers them, for tests that look into files or change them. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentTypeOf } from '../hosting/content-types.ts';

/** One file of the site, held in memory: the whole site is a few megabytes. */
export interface SiteFile {
  type: string;
  content: Buffer;
}

export type Site = ReadonlyMap<string, SiteFile>;

/** Address of a file below the public root: pages lose `.html`, and `index` is its folder. */
function addressOfFile(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

// Names that begin with a dot, the hosts' own `_headers` and `_redirects`, and what is compressed are no addresses.
const isPublic = (file: string) => !/^_|(?:^|\/)\.|\.(?:br|gz)$/.test(file);

/** Reads every public file of a built site. */
export async function readSite(directory: string): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path) => path.slice(join(directory, sep).length).replaceAll(sep, '/'));
  const site = new Map<string, SiteFile>();
  for (const file of files.filter(isPublic)) {
    site.set(addressOfFile(file), { type: contentTypeOf(file), content: await readFile(join(directory, file)) });
  }
  return site;
}

/** The text of every page of a site. */
export function pagesOf(site: Site): string[] {
  return [...site.values()].filter(({ type }) => type.startsWith('text/html')).map(({ content }) => content.toString());
}
