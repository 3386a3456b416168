import type { FastifyInstance } from 'fastify';
import { cleanInput } from '#kernel/text/clean-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body has a document with texts of its own: they are cleaned where they are parsed. */
    isDocument?: boolean;
  }
}

/** Cleans every text of every request before its route reads it: body, query string and parts of the path. */
export function cleanRequests(server: FastifyInstance): void {
  server.addHook('preValidation', async (request) => {
    cleanInput(request.params);
    cleanInput(request.query);
    if (!request.routeOptions.config.isDocument) request.body = cleanInput(request.body);
  });
}
