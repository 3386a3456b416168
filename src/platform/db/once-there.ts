import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseHandle } from './db.ts';
import { isConnectionLost } from './statements/database-away.ts';

/** What was begun when the database went away is begun again after so long, milliseconds. */
const BEGIN_AGAIN_MS = 500;

/**
 * Waits until the database answers, then does what may be done twice: from the beginning again whenever the database
 * went away meanwhile.
 */
export async function onceThere<Result>(
  database: Pick<DatabaseHandle, 'answered'>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      await database.answered();
      return await work();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await sleep(BEGIN_AGAIN_MS);
    }
  }
}
