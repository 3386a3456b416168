import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when nobody waits for the answer any more: the time is over, or the one who asked has gone. */
    ending: AbortSignal;
  }
  interface FastifyContextConfig {
    /** Longest that a request of this route may take, milliseconds, where that is not what holds for all. */
    longestMs?: number;
  }
}

/** Longest a request may take, milliseconds. @source docs/reference/limits.md, "Time-outs" */
export const REQUEST_TIMEOUT_MS = 10_000;

/** After which somebody whose question took too long may try again, seconds. */
const RETRY_AFTER_S = 5;

const late = new WeakSet<FastifyReply>();
/** Replies that an answer was given to; hooks may still be at work on it. */
const answered = new WeakSet<FastifyReply>();

/** What is answered when the time of a request is over. */
export const unavailable = (): AppError =>
  new AppError('error.unavailable', { code: 503, values: { retryAfter: RETRY_AFTER_S } });

/**
 * Ends every request at the latest after so long, from its headers on: whether its body trickles or its work takes too
 * long, the answer is `error.unavailable`, and its work is told to stop (`ending`). A route may bring a limit of its own
 * (`config.longestMs`). An answer that is being sent is sent to its end, however slow the line.
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
  // Work that comes to an end after its time has nothing more to say.
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
  // A second answer beside the one on its way would meet a connection that is taken; hooks that wait are told to hurry.
  if (answered.has(reply)) {
    end.abort(unavailable());
    return;
  }
  late.add(reply);
  request.log.warn({ operation: `${request.method} ${request.routeOptions.url ?? ''}` }, 'took too long');
  // The rest of a body that is still to come is not read.
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
