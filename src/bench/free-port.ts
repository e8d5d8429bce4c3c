/** Finds a port that nothing listens on. */
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port, so nothing can be tried here. Look whether it allows listening on localhost.');
  return address.port;
}
