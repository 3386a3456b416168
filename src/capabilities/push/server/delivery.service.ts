import { z } from '#kernel/schema.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { callStranger } from '#platform/http/outbound/outbound-call.ts';
import { RefusedAddressError } from '#platform/http/outbound/public-address.ts';
import { deliveringOnce } from '#platform/jobs/deliver-once.ts';
import { jobKind, send } from '#platform/jobs/job.ts';
import { encryptedPush } from './encrypted-push.ts';
import { pushKeys } from './push-key.service.ts';
import {
  beginMessage,
  type DueMessage,
  markFailedTry,
  markGivenUp,
  markSent,
  TOO_LATE,
} from './push-message.queries.ts';
import { retryAfterMs } from './retry-after.ts';
import { deleteSubscription } from './subscription.queries.ts';

/** Job that sends one message to one device. Retries last as long as the database may be away, as with mail. */
export const PUSH_DELIVERY = jobKind('push.send', {
  payload: z.object({ messageId: z.int() }),
  longestTryS: 6 * 3_600,
});

/** Lifetime of a message, milliseconds: an older one is given up. @source docs/reference/limits.md, "Push" */
export const MESSAGE_LIFETIME_MS = DAY_MS;

/** Answers of a service that no longer knows the device. @source RFC 8030, "8.4" and "7.3" */
const GONE: readonly number[] = [404, 410];

/** Sends messages; each is retried until it is delivered, its device is gone, or its lifetime is over. */
export function deliverMessage(): (ctx: Context, job: { messageId: number }) => Promise<void> {
  const deliverOnce = deliveringOnce();
  return (ctx, { messageId }) =>
    deliverOnce(messageId, {
      send: async () => {
        const due = await beginMessage(ctx.db, messageId);
        return due ? sendOne(ctx, due) : false;
      },
      // The delivery is recorded even while the process stops.
      record: () => markSent(sharedDb(ctx.db), messageId, ctx.now()),
    });
}

/** Sends a message once and handles a failure. Returns whether it was delivered. @throws Error for the log */
async function sendOne(ctx: Context, due: DueMessage): Promise<boolean> {
  const leftMs = due.createdAt.getTime() + MESSAGE_LIFETIME_MS - ctx.now().getTime();
  if (leftMs <= 0) return notSent(markGivenUp(ctx.db, due.id, TOO_LATE));
  const answer = await requested(ctx, due, leftMs);
  if (answer === 'refused' || (answer && GONE.includes(answer.status)))
    return notSent(deleteSubscription(ctx.db, { accountId: due.accountId, id: due.subscriptionId }));
  if (answer?.ok) return true;
  if (answer === null || answer.status === 429 || answer.status >= 500)
    return notSent(tryLater(ctx, due, { leftMs, retryAfter: answer?.headers.get('retry-after') ?? null }));
  await markGivenUp(ctx.db, due.id, `answer ${answer.status}`);
  // The error reaches the log; the next try finds the message given up.
  throw new Error(`A push was refused: answer ${answer.status} of ${new URL(due.endpoint).host}`);
}

const notSent = (work: Promise<unknown>): Promise<false> => work.then(() => false);

/** Answer of the device's service; null when it cannot be reached now, `refused` for an address outside the permitted ones. */
async function requested(ctx: Context, due: DueMessage, leftMs: number): Promise<Response | 'refused' | null> {
  const subject = `mailto:${ctx.services.operator.email}`;
  const request = await encryptedPush(due, { ...(await pushKeys(ctx)), subject, ttlS: Math.ceil(leftMs / 1_000) });
  try {
    return await callStranger(due.endpoint, request, ctx.services.strangers);
  } catch (error) {
    return error instanceof RefusedAddressError ? 'refused' : null;
  }
}

/** Reschedules a message for the time that its service names, or gives it up when that is after its lifetime. */
async function tryLater(
  { db, now }: Context,
  { id, attempts }: DueMessage,
  { leftMs, retryAfter }: { leftMs: number; retryAfter: string | null },
): Promise<void> {
  const waitMs = retryAfterMs(retryAfter, { attempts, now: now() });
  if (waitMs >= leftMs) return markGivenUp(db, id, TOO_LATE);
  await markFailedTry(db, id, retryAfter === null ? 'not reached' : 'asked to wait');
  await send(db, PUSH_DELIVERY, { messageId: id }, { startAfter: new Date(now().getTime() + waitMs) });
}
