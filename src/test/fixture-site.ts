/** A small built site in a temporary folder, for the tests of what serves sites. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { htaccess } from '../hosting/htaccess.ts';
import { inlineScriptHashesBelow } from '../hosting/inline-scripts.ts';
import { writeFiles } from './temporary-folder.ts';

const about = '<!doctype html><html lang="gu"><title>અમારા વિશે</title>';

const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><html lang="en-IN"><title>Home</title>',
  'about.html': '<!doctype html><html lang="en-IN"><title>About</title><script>go()</script>',
  '404.html': '<!doctype html><html lang="en-IN"><title>Not found</title>',
  'gu.html': '<!doctype html><html lang="gu"><title>ઘર</title>',
  'gu/about.html': about,
  'gu/about.html.br': brotliCompressSync(about),
  'gu/404.html': '<!doctype html><html lang="gu"><title>મળ્યું નહીં</title>',
  'hi/404.html': '<!doctype html><html lang="hi"><title>नहीं मिला</title>',
  'assets/site-abc123.css': 'body{margin:0}',
  'share-cards/en/home.jpg': Buffer.from([0xff, 0xd8]),
  'robots.txt': 'User-agent: *\n',
  'site.speculationrules': '{"prerender":[]}',
  '.build-stamp': 'secret',
  _headers: 'secret',
  _redirects: 'secret',
};

/**
 * Writes the site below a new folder, with its .htaccess, and a file beside it that no visitor may reach: its folder,
 * and what its headers depend on.
 */
export function writeFixtureSite() {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  afterAll(() => rmSync(root, { recursive: true }));
  // Apache, started by an administrator, reads the site as another user.
  chmodSync(root, 0o755);
  const directory = join(root, 'dist');
  writeFiles(root, { 'outside.txt': 'secret' });
  writeFiles(directory, files);
  const facts = { inlineScriptHashes: inlineScriptHashesBelow(directory), formOrigin: undefined };
  writeFiles(directory, { '.htaccess': htaccess(facts, 'https://advisory.example') });
  return { directory, facts };
}
