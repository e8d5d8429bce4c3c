/** Packs and unpacks WOFF2, one font at a time. */
import { compress, decompress } from 'wawoff2';

let queue: Promise<unknown> = Promise.resolve();

/** wawoff2 hands out a view of memory that its next call overwrites, so each font is copied before another has its turn. */
function inTurn(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const turn = queue.then(async () => (await work()).slice());
  queue = turn.catch(() => undefined);
  return turn;
}

export function packWoff2(font: Uint8Array): Promise<Uint8Array> {
  return inTurn(() => compress(font));
}

export function unpackWoff2(woff2: Uint8Array): Promise<Uint8Array> {
  return inTurn(() => decompress(woff2));
}
