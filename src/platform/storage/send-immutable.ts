import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** A file that never changes under its name. */
export interface ImmutableFile {
  /** Null when no file has the requested name. */
  bytes: Readable | Buffer | null;
  /** Its content type, whatever the file contains. */
  type: string;
  /** Whether it was read for one person alone: no cache stores it, nor does the browser, which others may use next. */
  isPrivate?: boolean;
}

/** Sends a file that browsers may cache unless it is private, or 404. */
export async function sendImmutable(
  reply: FastifyReply,
  { bytes, type, isPrivate = false }: ImmutableFile,
): Promise<FastifyReply> {
  if (reply.sent) {
    // The request ended meanwhile: the open file is closed unread.
    if (bytes && !Buffer.isBuffer(bytes)) bytes.destroy();
    return reply;
  }
  if (!bytes) return reply.code(404).header('cache-control', 'no-store').send();
  const cacheControl = isPrivate ? 'private, no-store' : `public, max-age=${ONE_YEAR_S}, immutable`;
  return reply.type(type).header('cache-control', cacheControl).send(bytes);
}
