import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when no client waits for the answer any more: the time is over, or the client has gone. */
    ending: AbortSignal;
  }
  interface FastifyContextConfig {
    /** Longest duration of a request of this route, milliseconds, instead of the default. */
    longestMs?: number;
  }
}

/** Longest a request may take, milliseconds. @source docs/reference/limits.md, "Time-outs" */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Time after which a request that took too long may be retried, seconds. */
const RETRY_AFTER_S = 5;

const late = new WeakSet<FastifyReply>();
/** Replies that have been answered; hooks may still be at work on them. */
const answered = new WeakSet<FastifyReply>();

/** Answer of a request that exceeds its time. */
export const unavailable = (): AppError =>
  new AppError('error.unavailable', { code: 503, values: { retryAfter: RETRY_AFTER_S } });

/**
 * Ends every request after this time at the latest, counted from its headers: whether its body trickles or its work takes too long, the
 * answer is `error.unavailable`, and its work is aborted (`ending`).
 *
 * A route may set a limit of its own (`config.longestMs`). An answer that has begun is sent to its end, however slow the connection.
 *
 * @param longestMs milliseconds
 * @source docs/reference/limits.md, "Time-outs"
 */
export function endRequests(server: FastifyInstance, longestMs: number): void {
  server.decorateRequest('ending', undefined as never);
  server.addHook('onRequest', (request, reply, done) => {
    const end = new AbortController();
    request.ending = end.signal;
    const limitMs = request.routeOptions.config.longestMs ?? longestMs;
    const timer = setTimeout(() => endLate(request, reply, end), limitMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      if (!reply.raw.writableFinished) end.abort(unavailable());
    });
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    answered.add(reply);
    done(null, payload);
  });
  // The result of work that ends after its time is dropped.
  server.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (this: FastifyInstance, request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? unlessLate(answer, reply) : answer;
    } as typeof handler;
  });
}

function endLate(request: FastifyRequest, reply: FastifyReply, end: AbortController): void {
  if (reply.sent || reply.raw.headersSent) return;
  // A second answer beside the current one would fail on a hijacked connection; waiting hooks are aborted.
  if (answered.has(reply)) {
    end.abort(unavailable());
    return;
  }
  late.add(reply);
  request.log.warn({ operation: `${request.method} ${request.routeOptions.url ?? ''}` }, 'took too long');
  // The rest of an incomplete body is not read.
  if (!request.raw.complete) reply.header('connection', 'close');
  reply.send(unavailable());
  end.abort(unavailable());
}

async function unlessLate(answer: Promise<unknown>, reply: FastifyReply): Promise<unknown> {
  try {
    const payload = await answer;
    return late.has(reply) ? reply : payload;
  } catch (error) {
    if (!late.has(reply)) throw error;
    return reply;
  }
}
