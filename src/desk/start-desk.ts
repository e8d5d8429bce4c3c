/**
 * `npm run desk`: builds the desk and serves it on this machine, where it edits the working copy without any account.
 */
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { buildDesk, serveDesk } from './build-desk.ts';
import { root } from '../setup/project-root.ts';

commandOptions('npm run desk', {});

await runCommand(async () => {
  await buildDesk(root);
  const { url } = await serveDesk(root);
  console.log(
    `The desk is at ${url}: in Chrome or Edge, press “Work with Local Repository” and choose the folder ${root}. What it saves stands there at once; npm run dev shows it. Ctrl+C ends it.`,
  );
});
