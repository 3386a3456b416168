import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { readCases } from '#tests/support/product/read-cases.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';

/** Part of every stored text of the member; compared letter by letter, so that an address can be queried in capitals. */
export const MARK = 'zq7marked';

/** The account with the marks, and a session of it. */
export interface MarkedAccount {
  id: number;
  email: string;
  sessionId: number;
}

/** Data of a member in a capability, each text with the mark: `tests/member-marks.ts` of its folder. */
export interface MemberMarks {
  /** Tables that say whose a row is, and by which column. */
  rows: readonly (readonly [table: string, column: string])[];
  /** Writes it. Returns how rows are read that name the member by another column than an account. */
  make(app: TestApp, member: MarkedAccount): Promise<(() => Promise<unknown[]>) | undefined>;
}

/** Those of all capabilities. */
export const readMemberMarks = (): Promise<MemberMarks[]> => readCases('member-marks', 'marks');

/** Ids of new rows are far from those that random input contains. */
export async function farIds(db: Db, tables: readonly string[], from: number): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(from)}`.execute(db);
}
