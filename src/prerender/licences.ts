/** Writes the licences of everything that the site ships, for `/licences.txt`: packages, fonts, drawings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../i18n/languages.ts';
import { root } from '../setup/project-root.ts';

/**
 * File in which Vite lists the packages whose code stands in what it builds:
 * https://vite.dev/config/build-options#build-license
 */
export const packageListFile = 'packages.json';

/** One package, as Vite lists it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier: string;
  /** Its licence file. */
  text: string;
}

const drawings = `Illustrations, weave, mark and icons
Drawn for this site; they belong to the office. The names of insurers belong to the insurers.`;

/**
 * A font like the packages that Vite lists; its cut ships as a file, so no script shows that it does, and the rest of
 * its package, whose licence is named first, stays here.
 */
function fontPackage(name: string): ShippedPackage {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [, identifier = ''] = license.split(' AND ');
  return { name, version, identifier, text: readFileSync(join(folder, 'LICENSE_FONT'), 'utf8').trim() };
}

/** Writes `licences.txt` into a folder, with each package once. */
export function writeLicences(folder: string, scripts: readonly ShippedPackage[]): void {
  const fonts = Object.values(languages).map(({ headingFont }) => fontPackage(headingFont));
  const packages = new Map([...fonts, ...scripts].map((each) => [`${each.name} ${each.version}`, each]));
  const sections = [...packages.values()].map(
    ({ name, version, identifier, text }) => `${name} ${version}\nLicence: ${identifier}\n\n${text}`,
  );
  writeFileSync(join(folder, 'licences.txt'), `${[drawings, ...sections].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
}
