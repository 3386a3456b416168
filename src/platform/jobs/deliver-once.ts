import { setTimeout } from 'node:timers/promises';
import { isConflict, isDatabaseAway } from '#platform/db/statements/database-away.ts';

/** Interval of tries to record a delivery while the database is away, milliseconds. */
const RECORD_EVERY_MS = 1_000;

/** Steps of one delivery to the outside. */
export interface OnceDelivery {
  /** Delivers. Returns false when it was delivered before, or no longer needs to be. */
  send(): Promise<boolean>;
  /** Records the delivery in the database. */
  record(): Promise<void>;
}

/**
 * Delivers once for jobs with an effect outside the product: this process never repeats a delivery, however long the database is away. It
 * records the delivery as soon as it can; until then the job stays in hand, so no other process sends it.
 */
export function deliveringOnce(): (id: number, acts: OnceDelivery) => Promise<void> {
  const activeIds = new Set<number>();
  const delivered = new Set<number>();
  return async (id, { send, record }) => {
    if (activeIds.has(id)) throw new Error('Another worker is in charge of this.');
    activeIds.add(id);
    try {
      if (!delivered.has(id) && !(await send())) return;
      delivered.add(id);
      await onceBack(record);
      delivered.delete(id);
    } finally {
      activeIds.delete(id);
    }
  };
}

/** Waits for a database that is away, or that rolled the record back in favour of another transaction. */
async function onceBack(record: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (!isDatabaseAway(error) && !isConflict(error)) throw error;
      await setTimeout(RECORD_EVERY_MS, undefined, { ref: false });
    }
  }
}
