import type { DatabaseHandle } from '#platform/db/db.ts';
import { bossOn } from './boss.ts';

/** Queue of jobs that failed at every try. */
export const DEAD_JOBS = 'dead';

/** Jobs of one batch. */
const MOST_AT_ONCE = 1_000;

/** Gives all dead jobs another set of tries. Returns their number. */
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
