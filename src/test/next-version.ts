/** Makes the next version of a built site without building: same pages, other hashes, so that no file of one version stands in for one of the other. */
import { integrityOf } from '../prerender/assets.ts';
import type { Site, SiteFile } from '../hosting/site-files.ts';

/** Stands behind every hash and every revision of the next version; no hash holds a full stop. */
export const markOfNextVersion = '.next';

/** The address of a script of the next version. */
export const scriptOfNextVersion = /\.next\.js$/;

const assetName = /[\w.-]+-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

// As the worker's list has them, in whatever quotes: "/gu/about":"Ab3dEf9_".
const revision = /((["'`])\/[^"'`]*\2:(["'`])[\w-]{8})(?=\3)/g;

const isText = ({ type }: SiteFile) => /text|json|svg/.test(type);

/** The site as its next deploy has it. */
export function nextVersionOf(site: Site): Site {
  const assets = new Set([...site.keys()].filter((address) => address.startsWith('/assets/')).map((address) => address.slice('/assets/'.length).replace(/\.\w+$/, '')));
  const rename = (text: string) => text.replace(assetName, (name) => (assets.has(name) ? `${name}${markOfNextVersion}` : name));
  const integrities = new Map<string, string>();

  const next = new Map<string, SiteFile>();
  for (const [address, file] of site) {
    let content = file.content;
    if (isText(file)) {
      const renamed = rename(content.toString());
      content = Buffer.from(address === '/service-worker.js' ? renamed.replace(revision, `$1${markOfNextVersion}`) : renamed);
    }
    integrities.set(integrityOf(file.content), integrityOf(content));
    next.set(rename(address), { ...file, content, encoded: new Map(), fingerprint: `${file.fingerprint}${markOfNextVersion}` });
  }
  for (const file of next.values()) {
    if (file.type.startsWith('text/html')) {
      file.content = Buffer.from(file.content.toString().replace(/sha384-[\w+/=]+/g, (integrity) => integrities.get(integrity) ?? integrity));
    }
  }
  return next;
}

/** A site that also has the hashed files of the version before, as builds keep them. */
export function withAssetsOf(previous: Site, site: Site): Site {
  return new Map([...[...previous].filter(([address]) => address.startsWith('/assets/')), ...site]);
}
