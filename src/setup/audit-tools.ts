/**
 * Tools that judge the site from outside, Lighthouse and Mozilla's HTTP Observatory: they bring more packages than the
 * whole project, so they have a lockfile of their own and are installed only where something is measured.
 */
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasPackages, installPackages } from './packages.mjs';

const lockfiles = join(import.meta.dirname, 'audit-tools');
const place = resolve(import.meta.dirname, '../../.cache/audit-tools');

/** Installs them where they are not there yet; npm says what hinders it. */
export function provideAuditTools(): void {
  cpSync(lockfiles, place, { recursive: true });
  installPackages(place);
}

/** Why they cannot be used here, with the remedy; undefined when they can. */
export function reasonAgainstAuditTools(): string | undefined {
  if (existsSync(place) && hasPackages(place)) return undefined;
  return 'Lighthouse and the HTTP Observatory are not installed, so nothing is judged by them. Run: node src/setup/run.mjs src/setup/test-tools.ts';
}

/** Path of a file of these tools, below `node_modules`. */
export function auditToolFile(file: string): string {
  return join(place, 'node_modules', file);
}
