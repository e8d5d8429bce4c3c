// @ts-check
/**
 * Instruments that measure the site from outside, Lighthouse and Mozilla's HTTP Observatory: they bring more packages
 * than the whole project, so they have a lockfile of their own and are installed only where something is measured.
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.mjs';

const list = fileURLToPath(new URL('audit-tools', import.meta.url));
const place = fileURLToPath(new URL('../../.cache/audit-tools', import.meta.url));

/** @param {string} folder */
const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** True when the audit-tools are there afterwards. */
export function provideInstruments() {
  if (!existsSync(join(place, 'package-lock.json')) || lockOf(place) !== lockOf(list)) {
    mkdirSync(place, { recursive: true });
    cpSync(list, place, { recursive: true });
  }
  return installPackages(place);
}

/**
 * Path of a file of an instrument, whether it is there or not.
 * @param {string} file below `node_modules`
 */
export function instrumentFile(file) {
  return join(place, 'node_modules', file);
}

/**
 * Why an instrument cannot be used here, with the remedy; undefined when it can.
 * @param {string} name of its package
 */
export function reasonAgainst(name) {
  if (existsSync(instrumentFile(name))) return undefined;
  return `${name} is not installed, so what it measures is left out. Run: node src/setup/install.mjs --audit-tools`;
}
