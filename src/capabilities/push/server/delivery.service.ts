import type { Context } from '#platform/context/context.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { callStranger } from '#platform/http/outbound/outbound-call.ts';
import { RefusedAddressError } from '#platform/http/outbound/public-address.ts';
import { handingOver } from '#platform/jobs/handed-over.ts';
import { jobKind, send } from '#platform/jobs/job.ts';
import { encryptedPush } from './encrypted-push.ts';
import { pushKeys } from './push-key.service.ts';
import { beginMessage, type DueMessage, markGivenUp, markSent, markTried, TOO_LATE } from './push-message.queries.ts';
import { retryAfterMs } from './retry-after.ts';
import { deleteSubscription } from './subscription.queries.ts';

/** Sending one message to one device. A try lasts as long as the database may be away, as with mail. */
export const PUSH_DELIVERY = jobKind<{ messageId: number }>('push.send', { longestTryS: 6 * 3_600 });

/** After so long nobody wants to hear it any more, milliseconds. @source docs/reference/limits.md, "Push" */
export const LIFE_MS = 86_400_000;

/** The service knows no such device any more. @source RFC 8030, "8.4" and "7.3" */
const GONE: readonly number[] = [404, 410];

/** Sends messages, each until it was taken, its device is gone, or nobody wants to hear it any more. */
export function deliverMessage(): (ctx: Context, job: { messageId: number }) => Promise<void> {
  const handOver = handingOver();
  return (ctx, { messageId }) =>
    handOver(messageId, {
      send: async () => {
        const due = await beginMessage(ctx.db, messageId);
        return due ? sendOne(ctx, due) : false;
      },
      // Of a message that is out it is noted also while the process stops.
      note: () => markSent(sharedDb(ctx.db), messageId, ctx.now()),
    });
}

/** Returns whether the message was taken; if not, what follows from that is done. @throws Error for what the log has to tell */
async function sendOne(ctx: Context, due: DueMessage): Promise<boolean> {
  const leftMs = due.createdAt.getTime() + LIFE_MS - ctx.now().getTime();
  if (leftMs <= 0) return notSent(markGivenUp(ctx.db, due.id, TOO_LATE));
  const answer = await asked(ctx, due, leftMs);
  if (answer === 'refused' || (answer && GONE.includes(answer.status)))
    return notSent(deleteSubscription(ctx.db, { accountId: due.accountId, id: due.subscriptionId }));
  if (answer?.ok) return true;
  if (answer === null || answer.status === 429 || answer.status >= 500)
    return notSent(tryLater(ctx, due, { leftMs, asked: answer?.headers.get('retry-after') ?? null }));
  await markGivenUp(ctx.db, due.id, `answer ${answer.status}`);
  // Told in the log; the next try finds that it was given up.
  throw new Error(`A push was refused: answer ${answer.status} of ${new URL(due.endpoint).host}`);
}

const notSent = (work: Promise<unknown>): Promise<false> => work.then(() => false);

/** What the device's service says; null when it cannot be reached now, `refused` for an address that nobody is sent to. */
async function asked(ctx: Context, due: DueMessage, leftMs: number): Promise<Response | 'refused' | null> {
  const subject = `mailto:${ctx.services.operator.email}`;
  const request = await encryptedPush(due, { ...(await pushKeys(ctx)), subject, ttlS: Math.ceil(leftMs / 1_000) });
  try {
    return await callStranger(due.endpoint, request, ctx.services.strangers);
  } catch (error) {
    return error instanceof RefusedAddressError ? 'refused' : null;
  }
}

/** Puts a message off until its service wants it, or gives it up when that is too late. */
async function tryLater(
  { db, now }: Context,
  { id, attempts }: DueMessage,
  { leftMs, asked }: { leftMs: number; asked: string | null },
): Promise<void> {
  const waitMs = retryAfterMs(asked, { attempts, now: now() });
  if (waitMs >= leftMs) return markGivenUp(db, id, TOO_LATE);
  await markTried(db, id, asked === null ? 'not reached' : 'asked to wait');
  await send(db, PUSH_DELIVERY, { messageId: id }, { startAfter: new Date(now().getTime() + waitMs) });
}
