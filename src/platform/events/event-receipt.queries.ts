import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '../db/in-batches.queries.ts';

/** Record that a listener has handled an event. */
export interface EventReceipt {
  listener: string;
  eventId: string;
  heardAt: Date;
}

/** Records that a listener handles an event now. Returns false when it has before. */
export async function insertReceipt(tx: Db, { listener, eventId, heardAt }: EventReceipt): Promise<boolean> {
  const row = await tx
    .insertInto('eventReceipt')
    .values({ listener, eventId, heardAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes receipts from before a moment: no job is retried for so long. */
export async function deleteReceipts(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'eventReceipt', sql`heard_at < ${before}`);
}
