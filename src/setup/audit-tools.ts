/**
 * Tools that judge the site from outside, Lighthouse and Mozilla's HTTP Observatory: they bring more packages than the
 * whole project, so they have a lockfile of their own and are installed only where something is measured.
 */
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackages } from './packages.mjs';

const lockfiles = join(import.meta.dirname, 'audit-tools');
const place = resolve(import.meta.dirname, '../../.cache/audit-tools');

/** @throws {Error} when they cannot be had */
export function provideAuditTools(): void {
  cpSync(lockfiles, place, { recursive: true });
  if (!installPackages(place)) {
    throw new Error('src/setup/audit-tools/package-lock.json: npm ci failed, so the site cannot be judged by Lighthouse and the HTTP Observatory. ' +
      'Check the network and the npm registry.');
  }
}

/** Path of a file of these tools, below `node_modules`. @throws {Error} when they are not installed */
export function auditToolFile(file: string): string {
  const path = join(place, 'node_modules', file);
  if (existsSync(path)) return path;
  throw new Error(`${path} is missing, so nothing can be judged by it. Run: node src/setup/test-tools.ts`);
}
