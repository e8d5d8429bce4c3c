/** Ports of this machine: the one that the site is served on, what to say when it cannot be had, and one that is free. */
import { createServer } from 'node:net';
import { developmentOrigin } from '../../site/absolute-address.ts';

const usualPort = Number(new URL(developmentOrigin).port);

/** Reads `PORT`. @throws {Error} when it is set and no port number */
export function portFrom(value: string | undefined): number {
  if (!value) return usualPort;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Error(`PORT is "${value}", but must be a whole number from 1 to 65535. Set it like this: PORT=${usualPort} npm start`);
}

/** Finds out before a build, not after it, that a port cannot be had. @throws {Error} with the port and the remedy */
export async function claimPort(port: number): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const reason = isTaken ? 'is in use by another program' : `cannot be had (${error instanceof Error ? error.message : error})`;
    const other = port === usualPort ? usualPort + 1 : usualPort;
    throw new Error(`Port ${port} ${reason}, so the site cannot be served there. End that program, or choose another port: PORT=${other} npm start`);
  }
  await new Promise<unknown>((resolve) => server.close(resolve));
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address)
    throw new Error('The system gave no port, so nothing can be served here. Look whether it allows listening on localhost.');
  return address.port;
}
