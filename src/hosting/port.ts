/** Ports of this machine. */
import { createServer } from 'node:net';

/** The port that is wanted, or any, where nothing listens on it. @throws {Error} when it cannot be had */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : wanted;
}
