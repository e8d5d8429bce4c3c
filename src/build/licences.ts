/** Writes the licences of everything that the site ships, for `/licences.txt`: packages, fonts, drawings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../i18n/languages.ts';

/** File in which Vite lists the packages whose code stands in what it builds: https://vite.dev/config/build-options#build-license */
export const packageListFile = 'packages.json';

/** One package, as Vite lists it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  /** Its licence file. */
  text?: string;
}

const drawings = `Illustrations, weave, mark and icons
Drawn for this site; they belong to the office. The names of insurers belong to the insurers.`;

const fontLicence = 'OFL-1.1';

/** A font like the packages that Vite lists; its cut ships as a file, so no script shows that it does, and the rest of its package stays here. */
function fontPackage(root: string, name: string): ShippedPackage {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const identifier = String(license).includes(fontLicence) ? fontLicence : undefined;
  return {
    name,
    version,
    ...(identifier && { identifier }),
    text: readFileSync(join(folder, 'LICENSE_FONT'), 'utf8').trim(),
  };
}

function section({ name, version, identifier, text }: ShippedPackage): string {
  if (!identifier) {
    const fault = `node_modules/${name}/package.json names no licence, so nobody can tell whether it may be shipped.`;
    throw new Error(`${fault} Ask its authors, or take another package.`);
  }
  return [`${name} ${version}`, `Licence: ${identifier}`, ...(text ? ['', text] : [])].join('\n');
}

/**
 * Writes `licences.txt` into a folder, with each package once.
 * @throws {Error} when a package that ships names no licence
 */
export function writeLicences(root: string, folder: string, scripts: readonly ShippedPackage[]): void {
  const fonts = Object.values(languages).map(({ headingFont }) => fontPackage(root, headingFont));
  const packages = new Map([...fonts, ...scripts].map((each) => [`${each.name} ${each.version}`, each]));
  const sections = [drawings, ...[...packages.values()].map(section)];
  writeFileSync(join(folder, 'licences.txt'), `${sections.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
}
