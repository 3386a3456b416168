import type { Kysely } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import { sharedDb } from './ending-db.ts';
import { PreparingClient } from './preparing-client.ts';

type Db = Kysely<Database>;

/** Begins statements that change nothing, such as looks for changes. */
export const CHANGES_NOTHING = '/* look */';

/**
 * Counts all that is asked of a database and might change it. Where nobody else can change it, what was true at one count
 * stays true until the next.
 */
export class Disturbances {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  disturb(): void {
    this.#count += 1;
  }

  /** A client that counts each statement before it is sent, unless that says it changes nothing. */
  countingClient(): typeof PreparingClient {
    const disturb = (): void => this.disturb();
    return class extends PreparingClient {
      // biome-ignore lint/suspicious/noExplicitAny: as in the class above
      override query(...parameters: any[]): any {
        const [text] = parameters;
        if (typeof text !== 'string' || !text.startsWith(CHANGES_NOTHING)) disturb();
        return super.query(...parameters);
      }
    };
  }
}

const disturbancesOf = new WeakMap<Db, Disturbances>();

/** From now on the database of this process is changed by nobody but those who are counted. */
export const countDisturbances = (db: Db, disturbances: Disturbances): void => {
  disturbancesOf.set(db, disturbances);
};

/**
 * How often something was asked of a database that might have changed it: while that stays the same, so does the database. Null
 * where others may change it, whom nobody counts.
 */
export const disturbanceCount = (db: Db): number | null => disturbancesOf.get(sharedDb(db))?.count ?? null;
