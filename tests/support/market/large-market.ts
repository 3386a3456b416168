import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { withSampleMarket } from './sample-market.ts';

/** Listings that are invented; the others are their copies, which is many times as quick. */
const INVENTED = 1_000;

/** Tables with data of a listing, by the column that names the listing; generated ids are left to the table. */
const COPIED = [
  { table: 'active_offer', key: 'id', without: ['external_id'] },
  { table: 'active_offer_picture', key: 'active_offer_id', without: [] },
  { table: 'active_offer_price_history', key: 'active_offer_id', without: ['id'] },
  { table: 'offer_search', key: 'id', without: ['changed'] },
] as const;

/**
 * Fills a test database with so many listings, a multiple of a thousand, with their pictures and prices. Rows that triggers
 * would write are copied like the rest.
 */
export async function withLargeMarket(db: Db, count: number): Promise<void> {
  await withSampleMarket(db, INVENTED);
  for (const { table } of COPIED) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  for (const copied of COPIED) {
    const columns = await columnsOf(db, copied.table, [copied.key, ...copied.without]);
    const { table, key } = { table: sql.table(copied.table), key: sql.ref(copied.key) };
    await sql`
      insert into ${table} (${key}, ${columns}) overriding system value
      select ${key} + made, ${columns} from ${table}, generate_series(${INVENTED}::int, ${count - INVENTED}::int, ${INVENTED}::int) as made`.execute(
      db,
    );
  }
  for (const { table } of COPIED) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`analyze`.execute(db);
}

async function columnsOf(db: Db, table: string, without: readonly string[]): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  return sql.join(
    rows
      .map(({ name }) => name)
      .filter((name) => !without.includes(name))
      .map((name) => sql.ref(name)),
  );
}
