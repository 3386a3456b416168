/** Devices a member may have; the oldest makes room. @source docs/reference/limits.md, "Push" */
export const MOST_DEVICES = 10;

/** Longest address of a device, characters. @source docs/reference/limits.md, "Push" */
export const LONGEST_ENDPOINT = 1_000;

/** Where the service worker stands: at the root, since it speaks for all pages. */
export const WORKER_PATH = '/service-worker.js';
