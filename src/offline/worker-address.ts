/** Address of the service worker; it never changes, because browsers look for every later version there. */
export const workerAddress = '/service-worker.js';

/** Tells the worker to take its copies off the device and to keep no more. */
export const eraseMessage = 'erase';

/** Name of the one Trusted Types policy, which makes no address but the worker's. */
export const trustedTypesPolicy = 'service-worker';
