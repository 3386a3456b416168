import type { Kysely } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import { sharedDb } from './ending-db.ts';
import { PreparingClient } from './preparing-client.ts';

type Db = Kysely<Database>;

/** Prefix of statements that change nothing, such as looks for changes. */
export const CHANGES_NOTHING = '/* look */';

/** Counts all statements that might change a database. Where no other process can change it, a fact read at one count holds until the next. */
export class Disturbances {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  disturb(): void {
    this.#count += 1;
  }

  /** A client that counts each statement before it is sent, except for those with the prefix. */
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

/** Declares that only the counted statements of this process change the database. */
export const countDisturbances = (db: Db, disturbances: Disturbances): void => {
  disturbancesOf.set(db, disturbances);
};

/**
 * Number of statements that might have changed the database: an equal count means an unchanged database. Null where other processes may
 * change it.
 */
export const disturbanceCount = (db: Db): number | null => disturbancesOf.get(sharedDb(db))?.count ?? null;
