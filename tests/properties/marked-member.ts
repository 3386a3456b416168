import { sql } from 'kysely';
import { anAccount } from '#tests/factories/account.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';
import { farIds, MARK, readMemberMarks } from './member-marks.ts';

/** A member whose data is private. */
export interface MarkedMember {
  id: number;
  sessionId: number;
  /** The member's address in another spelling, which finds the account. */
  email: string;
  /** All stored data of the member that only they may change. */
  rows(): Promise<unknown[]>;
}

/** Texts of an account that must stay what they are, so that it can be found by its address. */
const STORED = ['email', 'email_key', 'password_hash'];

/** Makes a member with a mark in every column of text, present and future, and in what each capability keeps of members. */
export async function aMarkedMember(app: TestApp): Promise<MarkedMember> {
  const { db } = app.database;
  const email = `${MARK}@example.ch`;
  const { id } = await anAccount(app.database, { email });
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'account' and data_type = 'text'`.execute(db);
  for (const name of columns.map((column) => column.name).filter((column) => !STORED.includes(column)))
    await sql`update account set ${sql.ref(name)} = ${`${MARK} ${name}`} where id = ${id}`.execute(db);
  await farIds(db, ['account_session'], 700_001);
  const { sessionId } = await openSession(app, id);
  const marks = await readMemberMarks();
  const readers: (() => Promise<unknown[]>)[] = [];
  for (const { rows, make } of marks) {
    const further = await make(app, { id, email, sessionId });
    for (const [table, column] of rows) {
      readers.push(
        async () =>
          (await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1`.execute(db)).rows,
      );
    }
    if (further) readers.push(further);
  }
  return { id, sessionId, email: email.toUpperCase(), rows: () => Promise.all(readers.map((read) => read())) };
}
