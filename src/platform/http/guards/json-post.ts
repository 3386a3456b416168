import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { type AnswerFailure, refuseOtherMethods } from './post-only.ts';
import { ownPagesOnly } from './same-origin.ts';

/** An address that takes JSON by POST, from our own pages. */
export interface JsonPost {
  url: string;
  config: Pick<Config, 'publicUrl'>;
  /** Largest body, bytes; without a word as much as a filled-in form takes. */
  bodyLimit?: number;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  errorHandler?: AnswerFailure;
  /** The body carries a document with texts of its own: they are cleaned where they are read. */
  isDocument?: boolean;
}

const FORM_BYTES = 16 * 1024;

/** Serves POST at an address, nothing to other sites' pages, and `error.method` to every other method. */
export function serveJsonPost(
  server: FastifyInstance,
  { url, config, bodyLimit = FORM_BYTES, handler, errorHandler, isDocument = false }: JsonPost,
): void {
  const onRequest = ownPagesOnly(config.publicUrl, 'application/json');
  server.post(url, { bodyLimit, onRequest, config: { isDocument }, ...(errorHandler && { errorHandler }) }, handler);
  refuseOtherMethods(server, url, errorHandler);
}
