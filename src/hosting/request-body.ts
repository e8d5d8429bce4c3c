/** What somebody sends to a server of this machine. */
import type { IncomingMessage } from 'node:http';

const largestBody = 64 * 1024;

/** The body as text; undefined where it is longer than `largestBody` bytes. @throws {Error} when the sender goes away before its end */
export async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // What is too much is heard to its end, so that the answer arrives, and forgotten.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size <= largestBody ? Buffer.concat(chunks).toString() : undefined;
}
