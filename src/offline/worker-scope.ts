/**
 * What the worker uses of its surroundings; the project's types are those of pages:
 * https://w3c.github.io/ServiceWorker/
 */
import type { eraseMessage } from './worker-address.ts';

/** An event that keeps the worker alive until a promise settles. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page, as the worker sees it. */
export interface WorkerClient {
  url: string;
  postMessage(message: unknown): void;
}

/**
 * What a page has told the worker: whether it wants to hear how the keeping went, or that all is to be erased instead.
 */
type PageMessage = ExtendableEvent & { source: WorkerClient | null; data: boolean | typeof eraseMessage };

export interface WorkerScope {
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: PageMessage) => void): void;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerClient[]>;
  };
  /** Lets a waiting version take over without waiting for tabs to close. */
  skipWaiting(): Promise<void>;
  navigator: { connection?: { saveData?: boolean } };
}
