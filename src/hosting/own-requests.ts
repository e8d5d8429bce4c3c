/** Which requests come from this machine and from pages of this server: servers for trying out serve nobody else's. */
import type { IncomingMessage } from 'node:http';
import { isThisMachine } from '../office/schema/settings.ts';

/** Whether this machine asks, by a name of its own: a foreign name can be pointed here. */
export function isFromThisMachine({ socket, headers: { host = '' } }: IncomingMessage): boolean {
  const isLoopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(socket.remoteAddress ?? '');
  return isLoopback && isThisMachine(`http://${host}`);
}

/** Whether a page of this server asks; undefined where the request does not say, as that of a program. */
export function isFromOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingMessage['headers']) {
  if (origin !== undefined) return URL.parse(origin)?.host === host;
  return site === undefined ? undefined : site === 'same-origin';
}
