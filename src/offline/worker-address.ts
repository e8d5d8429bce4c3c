/** Address of the service worker; it never changes, because browsers look for every later version there. */
export const workerAddress = '/service-worker.js';

/** Name of the one Trusted Types policy, which makes no address but the worker's. */
export const trustedTypesPolicy = 'service-worker';
