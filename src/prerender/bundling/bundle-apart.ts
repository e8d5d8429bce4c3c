/** Bundles in processes of their own, because a bundler keeps hundreds of megabytes until its process ends. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Bundlers } from './bundling-process.ts';

/** What a bundler of `bundling-process.ts` returns. @throws {Error} when it fails; it says itself why */
export function bundle<Name extends keyof Bundlers>(name: Name, options: Parameters<Bundlers[Name]>[0]): Promise<Awaited<ReturnType<Bundlers[Name]>>> {
  return new Promise((resolve, reject) => {
    const bundling = fork(join(import.meta.dirname, 'bundling-process.ts'), { execArgv: [] });
    bundling.once('message', (result) => resolve(result as Awaited<ReturnType<Bundlers[Name]>>)).once('error', reject);
    bundling.once('close', () => reject(new Error('The sources could not be bundled; the lines above say why. The previous build stays as it was.')));
    bundling.send({ name, options });
  });
}
