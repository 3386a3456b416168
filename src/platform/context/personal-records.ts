import type { Db } from '../db/db.ts';

/** Transfer of a visitor's records to an account. */
export interface VisitorAdoption {
  visitorId: string;
  accountId: number;
}

/** Owner of the exported records. */
export interface RecordsOwner {
  accountId: number;
  /** Scheme and host of addresses in the export. */
  origin: string;
}

/** A capability's personal records, with their export and deletion. */
export interface PersonalRecords {
  /** Moves a visitor's records to an account, in the transaction of the sign-in. Repeatable. */
  adopt?(tx: Db, claim: VisitorAdoption): Promise<void>;
  /** Its part of the export of personal data, by names that no other part has: readable plural nouns. */
  export?(db: Db, owner: RecordsOwner): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Removes personal data from its records, in the transaction that removes it from the account: capabilities one after the other, the last
   * of the list first.
   *
   * Repeatable; of one account at least.
   */
  erase?(tx: Db, accountIds: readonly number[], now: Date): Promise<void>;
}
