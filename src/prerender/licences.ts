/** Writes the licences of everything that the site ships, for `/licences.txt`: packages, fonts, drawings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../i18n/languages.ts';
import { root } from '../setup/project-root.ts';

/** One package, as Vite lists it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier: string;
  /** Its licence file. */
  text: string;
}

/** Packages in scripts that stand alone: that of the front door, and the service worker. */
const inOtherScripts = [
  'i18next-browser-languagedetector',
  'workbox-core',
  'workbox-navigation-preload',
  'workbox-routing',
  'workbox-strategies',
];

const drawings = `Illustrations, weave, mark and icons
Drawn for this site; they belong to the office. The names of insurers belong to the insurers.`;

/** What no list of Vite's names; of a font only its cut ships, so the licence of the rest of its package stays here. */
function installed(name: string, licence: string): ShippedPackage {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    name,
    version,
    identifier: license.split(' AND ').at(-1),
    text: readFileSync(join(folder, licence), 'utf8').trim(),
  };
}

/** Writes `licences.txt` into a folder, with each package once. */
export function writeLicences(folder: string, scripts: readonly ShippedPackage[]): void {
  const fonts = Object.values(languages).map(({ headingFont }) => installed(headingFont, 'LICENSE_FONT'));
  const others = inOtherScripts.map((name) => installed(name, 'LICENSE'));
  const packages = new Map([...fonts, ...scripts, ...others].map((each) => [`${each.name} ${each.version}`, each]));
  const sections = [...packages.values()].map(
    ({ name, version, identifier, text }) => `${name} ${version}\nLicence: ${identifier}\n\n${text}`,
  );
  writeFileSync(join(folder, 'licences.txt'), `${[drawings, ...sections].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
}
