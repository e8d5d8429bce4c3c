// @ts-check
/**
 * `node src/setup/run.mjs <file> …` runs a program of the project on the project's own Node, once the packages are
 * there; plain JavaScript, because Node 20 begins it. npm runs it in the project's folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** @param {string} file */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * By a shell, because npm is a script that Windows starts in no other way.
 * @param {string} command
 * @param {import('node:child_process').StdioOptions} stdio
 */
const succeeds = (command, stdio) => spawnSync(command, { stdio, shell: true }).status === 0;

/** @param {string} reason */
function refuse(reason) {
  console.error(`${reason}, then run the command again.`);
  process.exit(1);
}

// The file that npm writes when it has installed; a copied one may be older than the lockfile and yet right.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json') && !succeeds('npm ls', 'ignore')) {
  console.log('Installing packages (npm ci) …');
  // No package needs its install script. Warnings are about the Node that installs, while programs run on the one that
  // is installed.
  if (!succeeds('npm ci --ignore-scripts --loglevel=error', 'inherit'))
    refuse('package-lock.json: npm ci failed, so nothing can be run. Check the network and the npm registry');
}

const [system, ending] = process.platform === 'win32' ? ['win', '.exe'] : [process.platform, ''];
const own = resolve(`node_modules/node-${system}-${process.arch}/bin/node${ending}`);
const node = existsSync(own) ? own : process.execPath;
if (node !== own && Number.parseInt(process.versions.node, 10) < 24)
  refuse(
    `This project needs Node 24, and npm has none for ${process.platform} ${process.arch} (here is ${process.version}): install it from https://nodejs.org`,
  );

const program = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
program.once('exit', (status) => process.exit(status ?? 1));
// The terminal tells the program itself of Ctrl+C; this one stays until that has ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => program.kill());
