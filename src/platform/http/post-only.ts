import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers failures of a route otherwise than the API does. */
export type AnswerFailure = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers `error.method` to every method but POST at an address. */
export function refuseOtherMethods(server: FastifyInstance, url: string, errorHandler?: AnswerFailure): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
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
