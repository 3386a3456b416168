/** Most devices of a member; a further one replaces the oldest. @source docs/reference/limits.md, "Push" */
export const MOST_DEVICES = 10;

/** Longest address of a device, characters. @source docs/reference/limits.md, "Push" */
export const LONGEST_ENDPOINT = 1_000;

/** Path of the service worker: at the root, so that its scope is all pages. */
export const WORKER_PATH = '/service-worker.js';
