import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import { redirectFor } from '#kernel/paths.ts';
import { isForReader } from './answer-errors.ts';
import { localeOf } from './request-locale.ts';

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers failures of a route otherwise than the API does. */
export type AnswerFailure = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers `error.method` to every method but POST at an address; a reader is led to the page of that name where there is one. */
export function refuseOtherMethods(server: FastifyInstance, url: string, errorHandler?: AnswerFailure): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = isForReader(request) ? redirectFor(request.url, localeOf(request)) : null;
    if (page) return reply.header('vary', 'cookie, accept-language').redirect(page.location, page.status);
    reply.header('allow', 'POST');
    throw new AppError('error.method', { code: 405 });
  };
  server.route({
    method: OTHER_METHODS,
    url,
    onRequest: refuse,
    handler: refuse,
    ...(errorHandler && { errorHandler }),
  });
}
