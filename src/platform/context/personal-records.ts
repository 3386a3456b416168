import type { Db } from '../db/db.ts';

/** What a browser kept under its visitor's id, and whose it becomes. */
export interface VisitorAdoption {
  visitorId: string;
  accountId: number;
}

/** Whose records are exported. */
export interface RecordsOwner {
  accountId: number;
  /** Scheme and host that addresses in the export begin with. */
  origin: string;
}

/** What a capability keeps of people, and what becomes of it. */
export interface PersonalRecords {
  /** Moves a visitor's records to an account, in the transaction of the sign-in. Repeatable. */
  adopt?(tx: Db, claim: VisitorAdoption): Promise<void>;
  /** Its part of the export of one's own data, by names that no other part has: plural nouns a person can read. */
  export?(db: Db, owner: RecordsOwner): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Takes whatever names the person out of its records, in the transaction in which the account forgets them: capabilities one
   * after the other, the last of the list first. Repeatable; of one account at least.
   */
  erase?(tx: Db, accountIds: readonly number[], now: Date): Promise<void>;
}
