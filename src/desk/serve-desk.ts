/** Serves a built desk on this machine, with the headers that a host sends. */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { deskHeaders } from '../hosting/desk-headers.ts';

/** @throws {Error} when the port cannot be had; 0 takes any */
export async function serveDesk(folder: string, port = 0): Promise<{ url: string; close(): void }> {
  const headers = new Map(Object.entries(deskHeaders({ isSecure: false })));
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((listening, fail) => server.once('error', fail).listen(port, listening));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: () => void server.close().closeAllConnections(),
  };
}
