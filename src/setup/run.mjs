// @ts-check
/**
 * `node src/setup/run.mjs <file> …` runs a program of the project on the project's own Node, once the packages are
 * there; plain JavaScript, because Node 20 begins it.
 */
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, nodeFor } from './packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

if (!installPackages(root)) {
  console.error(
    'package-lock.json: npm ci failed, so nothing can be run. Check the network and the npm registry, then run the command again.',
  );
  process.exit(1);
}

const node = nodeFor(root);
if (!node) {
  console.error(
    `This project needs Node 24, and npm has none for ${process.platform} ${process.arch} (here is ${process.version}): install it from https://nodejs.org, then run the command again.`,
  );
  process.exit(1);
}

// Programs that these begin find the same Node.
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const program = spawn(node, process.argv.slice(2), { stdio: 'inherit', env: { ...process.env, PATH: path } });
program.once('exit', (status) => process.exit(status ?? 1));
// The terminal tells the program itself of Ctrl+C; this one stays until that has ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => program.kill());
