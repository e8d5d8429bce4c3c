/** Runs this machine's Apache as a host that rents out space does: its own configuration, and whatever `.htaccess` says. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../hosting/port.ts';
import type { RunningServer } from '../hosting/serve.ts';
import { ask } from './ask.ts';

const apache = '/usr/sbin/apache2';
const moduleFolder = '/usr/lib/apache2/modules';

/** Why Apache cannot be run here, with the remedy; undefined when it can. */
export function reasonAgainstApache(): string | undefined {
  if (existsSync(apache)) return undefined;
  return `${apache} is not installed, so .htaccess is not tried with a real Apache. Debian: apt-get install apache2`;
}

/** Without these Apache serves no files at all. */
const necessary = ['mpm_event', 'authz_core'];

/** What hosts usually have. */
export const usualModules = [
  'autoindex',
  'deflate',
  'dir',
  'filter',
  'headers',
  'mime',
  'negotiation',
  'rewrite',
  'setenvif',
];

interface ApacheHost {
  modules?: readonly string[];
  /** What `.htaccess` may say. */
  allowOverride?: string;
  /** Answers over https, with a certificate that nobody has signed. */
  tls?: boolean;
  /** Further lines of the host's own configuration. */
  lines?: readonly string[];
}

/** Serves a folder by Apache until closed. @throws {Error} with what Apache says when it does not start */
export async function serveByApache(
  directory: string,
  { modules = usualModules, allowOverride = 'All', tls = false, lines: own = [] }: ApacheHost = {},
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const port = await freePort();
  const configuration = join(folder, 'apache2.conf');
  const log = join(folder, 'error.log');
  const lines = [
    ...[...necessary, ...modules, ...(tls ? ['ssl'] : [])].map(
      (name) => `LoadModule ${name}_module ${moduleFolder}/mod_${name}.so`,
    ),
    `Listen 127.0.0.1:${port}`,
    'ServerName localhost',
    'User nobody',
    'Group nogroup',
    `PidFile ${folder}/pid`,
    `DefaultRuntimeDir ${folder}`,
    `ErrorLog ${log}`,
    ...(modules.includes('mime') ? ['TypesConfig /etc/mime.types'] : []),
    `DocumentRoot ${directory}`,
    `<Directory ${directory}>`,
    `AllowOverride ${allowOverride}`,
    'Options Indexes MultiViews FollowSymLinks',
    'Require all granted',
    '</Directory>',
    ...(tls ? ['SSLEngine on', `SSLCertificateFile ${join(import.meta.dirname, 'localhost.pem')}`] : []),
    ...own,
  ];
  writeFileSync(configuration, `${lines.join('\n')}\n`);

  const running = spawn(apache, ['-f', configuration, '-DFOREGROUND'], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const url = `http${tls ? 's' : ''}://127.0.0.1:${port}`;
  const answers = () => ask(url, '/').then(Boolean, () => false);
  while (!(await answers())) {
    if (running.exitCode !== null)
      throw new Error(
        `Apache did not start, so .htaccess cannot be tried:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`,
      );
    await pause(20);
  }
  return {
    url,
    close: async () => {
      running.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
