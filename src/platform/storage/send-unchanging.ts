import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** A file that never changes under its name. */
export interface UnchangingFile {
  /** Null when there is none of the name that was asked for. */
  bytes: Readable | Buffer | null;
  /** The type it is sent as, whatever it holds. */
  type: string;
  /** For whom it was read alone: no cache on the way keeps it. */
  isPrivate?: boolean;
}

/** Sends a file for browsers to keep, or 404. */
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
  const keptBy = isPrivate ? 'private' : 'public';
  return reply.type(type).header('cache-control', `${keptBy}, max-age=${ONE_YEAR_S}, immutable`).send(bytes);
}
