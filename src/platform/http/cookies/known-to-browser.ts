import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the browser has this content already; the answer carries its ETag either way. @source RFC 9110 §13.1.2 */
export function isKnownToBrowser({ headers }: FastifyRequest, reply: FastifyReply, digest: string): boolean {
  const mark = `W/"${digest}"`;
  reply.header('etag', mark);
  return headers['if-none-match']?.split(/,\s*/).includes(mark) ?? false;
}
