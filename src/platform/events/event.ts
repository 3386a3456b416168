import { randomUUID } from 'node:crypto';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { bossIn } from '#platform/jobs/boss.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { insertReceipt } from './event-receipt.queries.ts';

/** A kind of thing that happens. `Facts` is what is told of it: small, plain JSON, ids rather than records. */
export interface EventKind<Facts extends object> {
  /** What it happened to, and what: `account.confirmed`. */
  name: string;
  /** Only for the compiler: says what is told. */
  readonly tells?: Facts;
}

/** Names a kind of event, once, in the capability in which it happens. */
export const eventKind = <Facts extends object>(name: string): EventKind<Facts> => ({ name });

/** One event on its way: the same id at every try, for every listener. */
interface Announcement<Facts extends object> {
  eventId: string;
  facts: Facts;
}

/** What a capability does when something happened elsewhere. */
export interface EventListener {
  event: EventKind<object>;
  /** The job by which it hears: its own, so that one that fails holds back no other. */
  job: JobDefinition;
}

/**
 * Says, in the transaction of its cause, that something happened: whoever listens hears of it once that commits, at least
 * once, and never if it does not.
 */
export async function announce<Facts extends object>(tx: Db, event: EventKind<Facts>, facts: Facts): Promise<void> {
  const announcement: Announcement<Facts> = { eventId: randomUUID(), facts };
  await bossIn(tx).publish(event.name, announcement, { singletonKey: announcement.eventId });
}

/**
 * Joins a kind of event to what is done about it. `hear` works in a transaction that also notes the event as heard: what it
 * writes through its context is written once, however often the event is delivered. What leaves the database (a mail goes by
 * a job of its own) has to be asked for there.
 *
 * @param listener who hears and does what, once for each kind of event: `search.forgetAccount`
 */
export function listensTo<Facts extends object>(
  event: EventKind<Facts>,
  listener: string,
  onEvent: (ctx: Context, facts: Facts) => Promise<void>,
): EventListener {
  const kind = jobKind<Announcement<Facts>>(`${event.name}.${listener}`);
  const job = handled(kind, (ctx, { eventId, facts }) =>
    ctx.db.transaction().execute(async (tx) => {
      const isFirst = await insertReceipt(tx, { listener: kind.name, eventId, heardAt: ctx.now() });
      if (isFirst) await onEvent(withinTransaction(ctx, tx), facts);
    }),
  );
  return { event, job };
}
