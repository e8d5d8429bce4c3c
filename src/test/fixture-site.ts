/** A small built site in a temporary folder, and addresses that must not reach beyond it, for the tests of what serves sites. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const about = '<!doctype html><html lang="en-IN"><title>About</title><script>go()</script>';

const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><html lang="en-IN"><title>Home</title>',
  'about.html': about,
  'about.html.br': brotliCompressSync(about),
  'about.html.gz': gzipSync(about),
  '404.html': '<!doctype html><html lang="en-IN"><title>Not found</title>',
  'gu.html': '<!doctype html><html lang="gu"><title>ઘર</title>',
  'gu/about.html': '<!doctype html><html lang="gu"><title>અમારા વિશે</title>',
  'gu/404.html': '<!doctype html><html lang="gu"><title>મળ્યું નહીં</title>',
  'hi/404.html': '<!doctype html><html lang="hi"><title>नहीं मिला</title>',
  'assets/site-abc123.css': 'body{margin:0}',
  'share-cards/en/home.jpg': Buffer.from([0xff, 0xd8]),
  'robots.txt': 'User-agent: *\n',
  'speculation-rules.json': '{"prerender":[]}',
  '.build-stamp': 'secret',
  _headers: 'secret',
  _redirects: 'secret',
};

/** Writes the site below a new temporary folder, with a file beside it that no visitor may reach, and returns the site's folder. */
export function writeFixtureSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const directory = join(root, 'dist');
  writeFileSync(join(dirname(directory), 'outside.txt'), 'secret');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return directory;
}
