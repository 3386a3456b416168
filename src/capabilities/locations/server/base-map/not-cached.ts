/** An answer whose address changes with its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** An answer whose address does not change when its content does. */
export const FOR_A_WHILE = 'public, max-age=300';

/** An answer that is kept, but never used before the server says that it is still right. */
export const NOT_CACHED = 'no-cache';
