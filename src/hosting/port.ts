/** Ports of this machine. */
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Lets a server listen on a port, any where it is 0, and says on which. @throws {Error} when it cannot be had */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return (server.address() as AddressInfo).port;
}

/** The port that is wanted, or any, where nothing listens on it. @throws {Error} when it cannot be had */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  const port = await listen(server, wanted);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
