import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { isSuspicious, type PublicError, publicError } from '#platform/graphql/error-format.ts';
import { textIn } from '#platform/i18n/messages.ts';

/** Whatever fails in a route answers in the shape of the API. @source rules §7 */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error, request, reply);
    return reply.send({ errors: [refusal] });
  });
}

/** The same facts without the wrapping of GraphQL, for the routes beside it. @source rules §7 "REST" */
export function answerPlainError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message, extensions } = refusalOf(error, request, reply);
  return reply.send({ message, ...extensions });
}

/** A line in the words of the reader, for an address that a browser shows. */
export function answerInWords(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
): FastifyReply {
  const { messageId, values } = refusalOf(error, request, reply).extensions;
  const words = textIn(locale, messageId, values);
  return reply
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(values.requestId ? `${words} (${values.requestId})` : words);
}

/** What the caller may know, with status and waiting time set. */
function refusalOf(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): PublicError {
  const isMalformed = error.statusCode && error.statusCode < 500 && !(error instanceof AppError);
  const cause = isMalformed ? new AppError('error.request.malformed', { code: error.statusCode ?? 400 }) : error;
  const refusal = publicError(cause, request.id, (defect) => request.log.error({ err: defect }, 'defect'));
  const { code, values } = refusal.extensions;
  if (values.retryAfter) reply.header('retry-after', String(values.retryAfter));
  reply.code(code);
  if (isSuspicious(refusal)) noteRefusal(request, refusal);
  return refusal;
}

/** A line of the security log; the line of the request, by the same id, says the rest. */
function noteRefusal({ id, ip, method, routeOptions, log }: FastifyRequest, { extensions }: PublicError): void {
  const operation = `${method} ${routeOptions.url ?? ''}`;
  log.info({ requestId: id, address: ip, operation, messageId: extensions.messageId }, 'refused');
}

/** Every address is a page, or answers POST: anything else is a wrong method. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRead = ['GET', 'HEAD'].includes(request.method);
  if (!isRead) reply.header('allow', 'GET, HEAD');
  return answerPlainError(isRead ? notFound() : new AppError('error.method', { code: 405 }), request, reply);
}
