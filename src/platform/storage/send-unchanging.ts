import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** A file that never changes under its name. */
export interface UnchangingFile {
  /** Null when there is none of the name that was asked for. */
  bytes: Readable | Buffer | null;
  /** The type it is sent as, whatever it holds. */
  type: string;
  /** For whom it was read alone: nothing keeps it, neither on the way nor the browser, which others may use next. */
  isPrivate?: boolean;
}

/** Sends a file for browsers to keep unless it is private, or 404. */
export async function sendUnchanging(
  reply: FastifyReply,
  { bytes, type, isPrivate = false }: UnchangingFile,
): Promise<FastifyReply> {
  if (reply.sent) {
    // The request ended meanwhile: nobody will read the file that was opened.
    if (bytes && !Buffer.isBuffer(bytes)) bytes.destroy();
    return reply;
  }
  if (!bytes) return reply.code(404).header('cache-control', 'no-store').send();
  const keeping = isPrivate ? 'private, no-store' : `public, max-age=${ONE_YEAR_S}, immutable`;
  return reply.type(type).header('cache-control', keeping).send(bytes);
}
