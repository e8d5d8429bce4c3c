/** `npm run desk`: builds the desk and serves it on this machine, where it edits the working copy without any account; `--port 4175` for another port. */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { deskHeaders } from '../hosting/desk-headers.ts';
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { buildDesk, deskFolder } from './build-desk.ts';

const root = resolve(import.meta.dirname, '../..');
const { port } = commandOptions('npm run desk', { options: { port: { type: 'string', default: '4174' } } }).values;

await runCommand(async () => {
  await buildDesk(root);
  const headers = new Map(Object.entries(deskHeaders({ isSecure: false })));
  const files = sirv(deskFolder(root), { etag: true, dotfiles: false });
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((listening, fail) => server.once('error', fail).listen(Number(port), listening));
  console.log(
    `The desk is at http://localhost:${port}: in Chrome or Edge, press “Work with Local Repository” and choose the folder ${root}. What it saves stands there at once; npm run dev shows it. Ctrl+C ends it.`,
  );
});
