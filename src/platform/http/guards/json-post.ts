import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { type AnswerFailure, refuseOtherMethods } from './post-only.ts';
import { ownPagesOnly } from './same-origin.ts';

/** An address that accepts JSON by POST, from our own pages. */
export interface JsonPost {
  url: string;
  config: Pick<Config, 'publicUrl'>;
  /** Largest body, bytes; by default that of a filled-in form. */
  bodyLimit?: number;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  errorHandler?: AnswerFailure;
  /** The body has a document with texts of its own: they are cleaned where they are parsed. */
  isDocument?: boolean;
}

const FORM_BYTES = 16 * 1024;

/** Serves POST at an address, refuses other sites' pages, and answers `error.method` to every other method. */
export function serveJsonPost(
  server: FastifyInstance,
  { url, config, bodyLimit = FORM_BYTES, handler, errorHandler, isDocument = false }: JsonPost,
): void {
  const onRequest = ownPagesOnly(config.publicUrl, 'application/json');
  server.post(url, { bodyLimit, onRequest, config: { isDocument }, ...(errorHandler && { errorHandler }) }, handler);
  refuseOtherMethods(server, url, errorHandler);
}
