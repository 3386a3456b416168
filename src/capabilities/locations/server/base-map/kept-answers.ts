import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer whose address changes with its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** An answer whose address does not change when its content does. */
export const FOR_A_WHILE = 'public, max-age=300';

/** An answer that is kept, but never used before the server says that it is still right. */
export const ASKED_EACH_TIME = 'no-cache';

/** Whether the browser holds this content already; either way the answer carries its mark. */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, digest: string): boolean {
  const mark = `W/"${digest}"`;
  reply.header('etag', mark);
  return headers['if-none-match']?.split(/,\s*/).includes(mark) ?? false;
}
