import { randomUUID } from 'node:crypto';
import { z } from '#kernel/schema.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { bossIn } from '#platform/jobs/boss.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { insertReceipt } from './event-receipt.queries.ts';

/** A kind of event. `Facts` is its payload: small, plain JSON, ids rather than records. */
export interface EventKind<Facts extends object> {
  /** Object and event: `account.confirmed`. */
  name: string;
  /** Schema of the facts, checked when a listener receives them: another version may have announced them. */
  payload: z.ZodType<Facts>;
}

/** A kind of event, named once, in the capability in which it happens. */
export const eventKind = <Facts extends object>(name: string, payload: z.ZodType<Facts>): EventKind<Facts> => ({
  name,
  payload,
});

/** One event on its way: the same id at every try, for every listener. */
interface Announcement<Facts extends object> {
  eventId: string;
  facts: Facts;
}

/** A capability's reaction to an event of another one. */
export interface EventListener {
  event: EventKind<object>;
  /** The job that delivers the event: one for each listener, so that a failing one delays no other. */
  job: JobDefinition;
}

/**
 * Announces an event in the transaction of its cause: each listener receives it after the commit, at least once, and never after a
 * rollback.
 */
export async function announce<Facts extends object>(tx: Db, event: EventKind<Facts>, facts: Facts): Promise<void> {
  const announcement: Announcement<Facts> = { eventId: randomUUID(), facts };
  await bossIn(tx).publish(event.name, announcement, { singletonKey: announcement.eventId });
}

/**
 * Connects a kind of event to its handler. `onEvent` works in a transaction that also records the receipt: its writes through its context
 * happen once, however often the event is delivered.
 *
 * Effects outside the database (a mail has a job of its own) must be queued there.
 *
 * @param listener name of listener and reaction, unique for each kind of event: `search.forgetAccount`
 */
export function listensTo<Facts extends object>(
  event: EventKind<Facts>,
  listener: string,
  onEvent: (ctx: Context, facts: Facts) => Promise<void>,
): EventListener {
  const payload: z.ZodType<Announcement<Facts>> = z.object({ eventId: z.string(), facts: event.payload });
  const kind = jobKind(`${event.name}.${listener}`, { payload });
  const job = handled(kind, (ctx, { eventId, facts }) =>
    ctx.db.transaction().execute(async (tx) => {
      const isFirst = await insertReceipt(tx, { listener: kind.name, eventId, heardAt: ctx.now() });
      if (isFirst) await onEvent(withinTransaction(ctx, tx), facts);
    }),
  );
  return { event, job };
}
