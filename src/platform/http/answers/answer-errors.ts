import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#kernel/app-error.ts';
import { readScheme, SCHEME_COOKIE } from '#kernel/scheme.ts';
import { isSuspicious, type PublicError, publicError } from '#platform/http/answers/error-format.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { pageLocaleOf } from '../cookies/request-locale.ts';
import { logAnsweredError } from './answered-error.ts';
import { FAILURE_POLICY, failurePage } from './failure-page.ts';

/**
 * Answers every failure of a route in the shape of the API, and to a reader as a page.
 *
 * @source docs/reference/errors.md, "Shape"
 */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: Error, request, reply) => {
    if (acceptsPage(request)) return answerErrorPage(error, request, reply);
    const refusal = refusalOf(error, request, reply);
    return reply.send({ errors: [refusal] });
  });
}

/**
 * The same error without the GraphQL envelope, for the routes beside it; a page for a reader.
 *
 * @source docs/reference/errors.md, "Beside GraphQL"
 */
export function answerPlainError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (acceptsPage(request)) return answerErrorPage(error, request, reply);
  const { message, extensions } = refusalOf(error, request, reply);
  return reply.send({ message, ...extensions });
}

const SCHEME_IN_COOKIES = new RegExp(`(?:^|;\\s*)${SCHEME_COOKIE}=(\\w+)`);

/**
 * The page that a browser shows where a page could not be made: it needs no other file, and holds status, waiting time and the id of the
 * request in the reader's language.
 */
export function answerErrorPage(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { messageId, values } = refusalOf(error, request, reply).extensions;
  const locale = pageLocaleOf(request);
  const scheme = SCHEME_IN_COOKIES.exec(request.headers.cookie ?? '')?.[1];
  const page = failurePage({
    locale,
    scheme: readScheme(scheme),
    words: textIn(locale, messageId === 'error.internal' ? 'failure.text' : messageId, values),
    requestId: values.requestId === undefined ? null : String(values.requestId),
  });
  return reply.header('content-security-policy', FAILURE_POLICY).type('text/html; charset=utf-8').send(page);
}

/** Whether a browser will show the answer: scripts and pictures never accept a page. */
export const acceptsPage = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');

/** The public form of an error, with status and waiting time set. */
function refusalOf(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): PublicError {
  const isMalformed = error.statusCode && error.statusCode < 500 && !(error instanceof AppError);
  const cause = isMalformed ? new AppError('error.request.malformed', { code: error.statusCode ?? 400 }) : error;
  const refusal = publicError(cause, request.id, (defect) => request.log.error({ err: defect }, 'defect'));
  const { code, values } = refusal.extensions;
  if (values.retryAfter) reply.header('retry-after', String(values.retryAfter));
  // A client that stopped sending would hold the connection for nothing.
  if (code === 408) reply.header('connection', 'close');
  // A refused address may be available a moment later.
  reply.code(code).header('cache-control', 'no-store');
  if (isSuspicious(refusal)) recordRefusal(request, refusal);
  return refusal;
}

/** A line of the security log; the request's own line, by the same id, has the details. */
function recordRefusal({ id, ip, method, routeOptions, log }: FastifyRequest, refusal: PublicError): void {
  logAnsweredError(log, { reqId: id, address: ip, operation: `${method} ${routeOptions.url ?? ''}` }, refusal);
}

/** Every address is a page, or answers POST: any other method is wrong. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRead = ['GET', 'HEAD'].includes(request.method);
  if (!isRead) reply.header('allow', 'GET, HEAD');
  return answerPlainError(isRead ? notFound() : new AppError('error.method', { code: 405 }), request, reply);
}
