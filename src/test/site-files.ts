/** The built site as the list of its addresses and what answers them, for tests that look into files or change them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentTypeOf } from '../hosting/content-types.ts';
import { encodings, type Encoding } from '../hosting/encodings.ts';

/** One file of the site, held in memory: the whole site is a few megabytes. */
export interface SiteFile {
  type: string;
  content: Buffer;
  /** The same content compressed, for the encodings that stand beside the file. */
  encoded: ReadonlyMap<Encoding, Buffer>;
  /** Changes when the content does; part of the entity tag. */
  fingerprint: string;
}

export type Site = ReadonlyMap<string, SiteFile>;

/** Address of a file below the public root: pages lose `.html`, and `index` is its folder. */
function addressOfFile(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

// Names that begin with a dot, and the hosts' own `_headers` and `_redirects`, are not part of the site.
function isPublic(file: string): boolean {
  return !file.startsWith('_') && !file.split('/').some((name) => name.startsWith('.'));
}

/** Reads every public file of a built site. @throws {Error} when the folder holds no site */
export async function readSite(directory: string): Promise<Site> {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(
      `${join(directory, 'index.html')} is missing, so there is no site to serve. Run npm run build, then try again.`,
    );
  }
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path) => path.slice(join(directory, sep).length).replaceAll(sep, '/')).filter(isPublic);
  const present = new Set(files);
  const isSibling = (file: string) =>
    encodings.some(({ suffix }) => file.endsWith(suffix) && present.has(file.slice(0, -suffix.length)));

  const site = new Map<string, SiteFile>();
  for (const file of files.filter((candidate) => !isSibling(candidate))) {
    const content = await readFile(join(directory, file));
    const encoded = new Map<Encoding, Buffer>();
    for (const { name, suffix } of encodings) {
      if (present.has(file + suffix)) encoded.set(name, await readFile(join(directory, file + suffix)));
    }
    const fingerprint = createHash('sha256').update(content).digest('base64url').slice(0, 20);
    site.set(addressOfFile(file), { type: contentTypeOf(file), content, encoded, fingerprint });
  }
  return site;
}

/** The text of every page of a site. */
export function pagesOf(site: Site): string[] {
  return [...site.values()].filter(({ type }) => type.startsWith('text/html')).map(({ content }) => content.toString());
}
