/** An answer whose address changes with its content. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** An answer whose address does not change when its content does. */
export const CACHE_BRIEFLY = 'public, max-age=300';

/** A stored response that must be revalidated with the server before each use. */
export const NOT_CACHED = 'no-cache';
