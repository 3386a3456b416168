import type { FastifyReply } from 'fastify';
import type { ObjectStore } from './object-store.ts';

const ONE_YEAR_S = 31_536_000;

/** A file of the store that never changes under its name. */
export interface UnchangingFile {
  store: ObjectStore;
  /** Null when no file can have the name that was asked for. */
  name: string | null;
  /** The type it is sent as, whatever it holds. */
  type: string;
}

/** Sends a file for browsers to keep, or 404. */
export async function sendUnchanging(
  reply: FastifyReply,
  { store, name, type }: UnchangingFile,
): Promise<FastifyReply> {
  const bytes = name === null ? null : await store.read(name);
  if (!bytes) return reply.code(404).header('cache-control', 'no-store').send();
  return reply.type(type).header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`).send(bytes);
}
