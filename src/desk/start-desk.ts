/** `npm run desk`: builds the desk and serves it on this machine, where it edits the working copy without any account. */
import { resolve } from 'node:path';
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { buildDesk, serveDesk } from './build-desk.ts';

const root = resolve(import.meta.dirname, '../..');
commandOptions('npm run desk', {});

await runCommand(async () => {
  await buildDesk(root);
  const { url } = await serveDesk(root);
  console.log(
    `The desk is at ${url}: in Chrome or Edge, press “Work with Local Repository” and choose the folder ${root}. What it saves stands there at once; npm run dev shows it. Ctrl+C ends it.`,
  );
});
