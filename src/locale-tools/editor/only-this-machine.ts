/** Who may use the editor: pages of this development server on this machine, and nobody else. */
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered. */
export interface Refusal {
  status: 403 | 415;
  reason: string;
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host of a header's value, `host:port`; a name that only resolves to this machine is not among the known ones. */
function isOwnHost(host: string | undefined): boolean {
  return host !== undefined && URL.canParse(`http://${host}`) && loopbackNames.has(new URL(`http://${host}`).hostname);
}

function isOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingMessage['headers'], mustSay: boolean): boolean {
  if (origin === undefined) return !mustSay && (site === undefined || site === 'same-origin');
  return URL.canParse(origin) && new URL(origin).host === host;
}

type AskingRequest = Pick<IncomingMessage, 'headers' | 'method'> & { socket: { remoteAddress?: string | undefined } };

/** The reason to refuse a request; undefined when it may be answered. A request that changes something must say which page it comes from. */
export function refusalOf({ socket, headers, method }: AskingRequest): Refusal | undefined {
  const changes = method !== 'GET';
  if (!isLoopback(socket.remoteAddress))
    return { status: 403, reason: 'Translating works only on the machine that runs npm run dev.' };
  if (!isOwnHost(headers.host))
    return { status: 403, reason: 'Translating works only at localhost, so that no other name can be pointed here.' };
  if (!isOwnPage(headers, changes)) return { status: 403, reason: 'Only pages of this server may translate.' };
  if (changes && headers['content-type'] !== 'application/json') {
    return { status: 415, reason: 'Send application/json, which other sites cannot send unasked.' };
  }
  return undefined;
}
