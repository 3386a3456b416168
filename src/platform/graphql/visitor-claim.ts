import type { Db } from '#platform/db/db.ts';

/** What a browser kept under its visitor's id, and whose it becomes. */
export interface VisitorClaim {
  visitorId: string;
  accountId: number;
}

/** Moves a visitor's records to an account, in the transaction of the sign-in. Repeatable. */
export type ClaimVisitorRecords = (tx: Db, claim: VisitorClaim) => Promise<void>;
