import { setTimeout } from 'node:timers/promises';
import { isConflict, isDatabaseAway } from '#platform/db/statements/database-away.ts';

/** While the database is away, it is tried this often to note that something went out, milliseconds. */
const RECORD_EVERY_MS = 1_000;

/** What is done about one thing that leaves the house. */
export interface HandOver {
  /** Returns whether it went out just now: false when it did before, or does not need to any more. */
  send(): Promise<boolean>;
  /** Notes in the database that it went out. */
  note(): Promise<void>;
}

/**
 * For what leaves the house by jobs: what this process handed over it never hands over again, however long the database is
 * away. It notes that it went out as soon as it can; until this is noted, the job stays in hand, so nobody else sends it.
 */
export function handingOver(): (id: number, acts: HandOver) => Promise<void> {
  const inHand = new Set<number>();
  const handedOver = new Set<number>();
  return async (id, { send, note }) => {
    if (inHand.has(id)) throw new Error('Another worker is in charge of this.');
    inHand.add(id);
    try {
      if (!handedOver.has(id) && !(await send())) return;
      handedOver.add(id);
      await onceBack(note);
      handedOver.delete(id);
    } finally {
      inHand.delete(id);
    }
  };
}

/** Waits for a database that is away, or took the note back for the sake of another transaction. */
async function onceBack(note: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (!isDatabaseAway(error) && !isConflict(error)) throw error;
      await setTimeout(RECORD_EVERY_MS, undefined, { ref: false });
    }
  }
}
