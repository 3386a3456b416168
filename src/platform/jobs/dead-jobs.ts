import type { DatabaseHandle } from '#platform/db/db.ts';
import { bossOn } from './boss.ts';

/** Where jobs go that failed at every try. */
export const DEAD_JOBS = 'dead';

/** Jobs taken up at a time. */
const MOST_AT_ONCE = 1_000;

/** Gives all dead jobs another set of tries. Returns how many there were. */
export async function retryDeadJobs(database: DatabaseHandle): Promise<number> {
  const boss = bossOn(database, { isWorking: false });
  await boss.start();
  try {
    let count = 0;
    let moved: number;
    do {
      moved = await boss.redrive(DEAD_JOBS, { limit: MOST_AT_ONCE });
      count += moved;
    } while (moved === MOST_AT_ONCE);
    return count;
  } finally {
    await boss.stop({ close: false });
  }
}
