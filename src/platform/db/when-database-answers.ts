import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseHandle } from './db.ts';
import { isConnectionLost } from './statements/database-away.ts';

/** Pause before work that failed because the database was away is begun again, milliseconds. */
const BEGIN_AGAIN_MS = 500;

/** Waits until the database answers, then runs repeatable work: from the beginning again whenever the database goes away meanwhile. */
export async function whenDatabaseAnswers<Result>(
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
