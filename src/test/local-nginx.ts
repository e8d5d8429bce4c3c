/** Runs the nginx of this machine with a generated configuration, for tests and the bench. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import { freePort } from '../hosting/server/port.ts';
import { nginxConfiguration, usualPaths } from '../hosting/headers/nginx.ts';
import type { HeaderFacts } from '../hosting/headers/headers.ts';
import type { RunningServer } from '../hosting/server/serve.ts';

const nginx = '/usr/sbin/nginx';
const needed = [nginx, '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', '/usr/bin/openssl'];

/** Why nginx cannot be run here, with the remedy; undefined when it can. */
export function reasonAgainstNginx(): string | undefined {
  const missing = needed.filter((file) => !existsSync(file));
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} is not installed, so nothing is tried with a real nginx. Debian: apt-get install nginx libnginx-mod-http-brotli-static openssl`;
}

function writeCertificate(certificate: string, key: string): void {
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,DNS:www.localhost',
  ];
  execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
}

/** The machine's side of a configuration, which Debian's own nginx.conf gives on a server. */
function surroundings(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path ${join(folder, name)};`);
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 2;
pid ${join(folder, 'pid')};
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
    access_log off;
    sendfile on;
${temporary.join('\n')}
    include ${site};
}
`;
}

export interface RunningNginx extends RunningServer {
  /** Origin of plain http, which leads to https. */
  plainUrl: string;
  /** What signed itself for this run, as PEM, for clients that must trust it. */
  certificate: string;
  /** Folder in the place of certbot's. */
  challenges: string;
}

/** Serves a folder by nginx over https, until closed. @throws {Error} with what nginx says when it does not start */
export async function serveByNginx(directory: string, facts: Omit<HeaderFacts, 'secure'>): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const certificate = join(folder, 'certificate.pem');
  const certificateKey = join(folder, 'key.pem');
  const challenges = join(folder, 'challenges');
  const site = join(folder, 'site.conf');
  const main = join(folder, 'nginx.conf');
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  writeCertificate(certificate, certificateKey);
  const place = { ...usualPaths('localhost'), root: directory, certificate, certificateKey, challenges, httpPort, httpsPort };
  writeFileSync(site, nginxConfiguration(facts, place));
  writeFileSync(main, surroundings(folder, site));

  const running = spawn(nginx, ['-c', main, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  running.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const url = `https://localhost:${httpsPort}`;
  for (;;) {
    if (running.exitCode !== null)
      throw new Error(
        `nginx refused the configuration that src/hosting/headers/nginx.ts wrote, so its headers cannot be tested. Fix there what it says:\n${complaints}`,
      );
    const answers = await ask(url, '/').then(
      () => true,
      () => false,
    );
    if (answers) break;
    await pause(20);
  }
  return {
    url,
    plainUrl: `http://localhost:${httpPort}`,
    certificate: readFileSync(certificate, 'utf8'),
    challenges,
    close: async () => {
      running.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
