import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import { cleanInput } from '#kernel/text/clean-input.ts';
import { type Context, createContext } from '#platform/context/context.ts';
import type { Identify } from '#platform/context/identify.ts';
import type { Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { dbUntil } from '#platform/db/statements/ending-db.ts';
import { dependsOnNothing } from '#platform/freshness/dependency.ts';
import type { AnsweredRequest } from '#platform/http/answers/answered-error.ts';
import { type PublicError, publicError } from '#platform/http/answers/error-format.ts';
import { REQUEST_TIMEOUT_MS, unavailable } from '#platform/http/connections/request-end.ts';
import { NO_COOKIES } from '#platform/http/cookies/cookies.ts';
import { WINDOWS } from '#platform/http/limits/limit-rules.ts';
import type { RateLimiter } from '#platform/http/limits/rate-limit.ts';
import type { Semaphore } from '#platform/queues/semaphore.ts';
import { type Listener, roomOf } from './listener.ts';
import type { SocketEvent } from './socket-event.ts';

/** Dependencies of answering socket events. */
export interface AnswerParts {
  database: DatabaseHandle;
  services: Services;
  limits: RateLimiter;
  /** Shared with pages and queries: a network's requests delay its own. */
  turns: Semaphore;
  identify: Identify;
  socketEvents: readonly SocketEvent[];
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Receives every error that answers an event. */
  onError(request: AnsweredRequest, error: PublicError): void;
  now(): Date;
}

/** Answer for a browser that waits for one: the shape of an operation's answer. */
export type SocketAnswer = { data: unknown } | { errors: [PublicError] };

/**
 * Answers an event of a socket like an operation: the socket's owner is the actor, with roles read anew.
 *
 * @returns null for an unknown event; it is counted all the same
 */
export async function answerEvent(
  parts: AnswerParts,
  listener: Listener,
  { name, payload }: { name: unknown; payload: unknown },
): Promise<SocketAnswer | null> {
  const requestId = randomUUID();
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(unavailable()), REQUEST_TIMEOUT_MS);
  const event = parts.socketEvents.find((known) => known.name === name);
  try {
    await parts.limits.count(`socketEvents:${listener.room}`, WINDOWS.socketEvents);
    if (!event) return null;
    const work = async (): Promise<unknown> =>
      event.handle(await eventContext(parts, listener, { requestId, ending: end.signal }), cleanInput(payload));
    return { data: (await parts.turns.take(work, { network: listener.network, signal: end.signal })) ?? null };
  } catch (error) {
    const shown = publicError(error, requestId, (err) => parts.log.error({ err, reqId: requestId }, 'defect'));
    parts.onError({ reqId: requestId, address: listener.address, operation: event?.name ?? null }, shown);
    return { errors: [shown] };
  } finally {
    clearTimeout(timer);
  }
}

/** @throws AppError `error.auth.required` when the socket's owner is signed out or another */
async function eventContext(
  { database, services, limits, identify, now }: AnswerParts,
  listener: Listener,
  { requestId, ending }: { requestId: string; ending: AbortSignal },
): Promise<Context> {
  const { room, session, visitorId, address, network, userAgent, locale } = listener;
  const db = dbUntil(database.db, ending);
  const actor = await identify({ db, now }, session, visitorId);
  if (roomOf(actor) !== room) throw new AppError('error.auth.required', { code: 401 });
  return createContext({
    db,
    actor,
    address,
    network,
    userAgent,
    locale,
    services,
    limits,
    requestId,
    ending,
    now,
    cookies: { ...NO_COOKIES, session },
    humanToken: null,
    askedAtMs: null,
    dependsOn: dependsOnNothing,
  });
}
