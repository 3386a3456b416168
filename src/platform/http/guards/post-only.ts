import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import { redirectFor } from '#kernel/paths/paths.ts';
import { acceptsPage } from '../answers/answer-errors.ts';
import { localeOf } from '../cookies/request-locale.ts';

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Error handler of a route that does not answer like the API. */
export type AnswerFailure = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers `error.method` to every method but POST at an address; a reader is redirected to the page of that name where there is one. */
export function refuseOtherMethods(server: FastifyInstance, url: string, errorHandler?: AnswerFailure): void {
  // Without a promise: an async hook goes on to the handler when the client leaves during the redirect.
  const refuse = (request: FastifyRequest, reply: FastifyReply, done: (error: Error) => void): void => {
    const page = acceptsPage(request) ? redirectFor(request.url, localeOf(request)) : null;
    if (page) {
      reply.header('vary', 'cookie, accept-language').redirect(page.location, page.status);
      return;
    }
    reply.header('allow', 'POST');
    done(new AppError('error.method', { code: 405 }));
  };
  server.route({
    method: OTHER_METHODS,
    url,
    onRequest: refuse,
    // The hook answers every request.
    handler: (_request, reply) => reply.callNotFound(),
    ...(errorHandler && { errorHandler }),
  });
}
