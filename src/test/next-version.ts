/** Makes the next version of a built site without building: same pages, other hashes, so that no file of one version stands in for one of the other. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { integrityOf } from '../prerender/assets.ts';
import type { Site, SiteFile } from './site-files.ts';
import { workerAddress } from '../offline/worker-address.ts';

/** Stands behind every hash of the next version; no hash holds a full stop. */
const markOfNextVersion = '.next';

/** Whether a page has the small script of the next version. */
export async function isOfNext(page: Page): Promise<boolean> {
  const script = await page.locator('head script[type=module][src]').getAttribute('src');
  return Boolean(script?.endsWith(`${markOfNextVersion}.js`));
}

const assetName = /(?<![\w.-])[\w.-]+-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

// As the worker's list has them, in whatever quotes: "/gu/about":"Ab3dEf9_".
const revision = /(?<=\2(\/[^"'`]*)(["'`]):(["'`]))[\w-]{8}(?=\3)/g;

/** The site as its next deploy has it. */
export function nextVersionOf(site: Site): Site {
  const addresses = [...site.keys()].filter((address) => address.startsWith('/assets/'));
  const assets = new Set(addresses.map((address) => address.slice('/assets/'.length).replace(/\.\w+$/, '')));
  const rename = (text: string) =>
    text.replace(assetName, (name) => (assets.has(name) ? `${name}${markOfNextVersion}` : name));
  const integrities = new Map<string, string>();
  const next = new Map<string, SiteFile>();
  const rewrite = (file: SiteFile | undefined, change: (text: string) => string) => {
    if (file) file.content = Buffer.from(change(file.content.toString()));
  };
  for (const [address, { type, content }] of site) {
    const file = { type, content };
    // The empty line changes those too that name no other file.
    if (/text|json|svg/.test(type)) rewrite(file, (text) => `${rename(text)}\n`);
    integrities.set(integrityOf(content), integrityOf(file.content));
    next.set(rename(address), file);
  }
  for (const file of next.values())
    if (file.type.startsWith('text/html'))
      rewrite(file, (html) => html.replace(/sha256-[\w+/=]+/g, (former) => integrities.get(former) ?? former));
  rewrite(next.get(workerAddress), (worker) =>
    worker.replace(revision, (_former, address: string) => revisionIn(next, address)),
  );
  return next;
}

/** Of a page that the site does not have there is none, so that no worker keeps it. */
function revisionIn(site: Site, address: string): string {
  const { content = '' } = site.get(address) ?? {};
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

/** Addresses of the copies that a version keeps under a revision. @throws {Error} when there is none */
export function revisedCopiesOf(site: Site): string[] {
  const worker = site.get(workerAddress)?.content.toString() ?? '';
  const copies = [...worker.matchAll(revision)].map(([found, address]) => `${address}?revision=${found}`);
  if (copies.length === 0)
    throw new Error(
      `${workerAddress} lists no page with a revision, so no version can be told from another. Look how the build writes its list.`,
    );
  return copies;
}
