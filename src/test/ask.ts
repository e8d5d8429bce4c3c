/** A client that sends addresses as they are written, for tests and for waiting until a server answers. */
import { request as requestPlainly, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
}

/** Sends one request with its target exactly as given, which `fetch` would tidy; over https any certificate will do. */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestSecurely : requestPlainly;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path: target, method, headers, agent: false, rejectUnauthorized: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body: bytes.toString() });
        });
        response.on('error', reject);
      },
    );
    outgoing.on('error', reject).end(body);
  });
}
