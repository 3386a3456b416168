import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type DatabaseLook, LOOK, LOOKING, lookOf, unseenBy } from '#platform/freshness/database-look.queries.ts';
import type { SearchRow } from '../table/search-table.ts';

/** Changes of public listings since an earlier look. */
export interface SearchChanges {
  look: DatabaseLook;
  changed: SearchRow[];
  removedIds: number[];
}

/** Columns of the search table under the names of the index: to map the columns of 100,000 rows takes half a second. */
const ROW = sql`s.id, s.offer_type as "offerType", s.category, s.sub_category as "subCategory", s.features,
  s.price as "comparablePrice",
  s.rooms::float8 as rooms, s.living_space as "livingSpace", s.floor,
  (s.available_from - date '1970-01-01') as "availableFrom",
  extract(epoch from s.added_at)::float8 * 1000 as "addedAt", s.canton_id as "cantonId", s.zone_id as "zoneId",
  s.city_id as "cityId", s.postal_code as "postalCode", s.city_key as "cityKey", s.source_id as "sourceId",
  s.agency_id as "agencyId", s.lat, s.lng, s.recommended_rank as "recommendedRank"`;

/** Public listings in the order of their ids, after one id. Index: offer_search_pkey. */
export async function listSearchRowsAfter(db: Db, id: number, limit: number): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select ${ROW} from offer_search s where s.id > ${id} order by s.id limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}

/** Search rows from their JSON. */
export async function listStoredRows(db: Db, stored: readonly string[]): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select ${ROW} from unnest(${[...stored]}::text[]) as stored (row)
    cross join jsonb_populate_record(null::offer_search, stored.row::jsonb) as s`.execute(db.withoutPlugins());
  return rows;
}

/**
 * All changes that an earlier look could not see, read in one statement and so in one snapshot.
 *
 * Indexes: offer_search_changed, offer_search_removal_changed.
 */
export async function listSearchChangesSince(db: Db, since: DatabaseLook): Promise<SearchChanges> {
  const isUnseen = (table: string) => unseenBy(since, `${table}.changed`);
  const { rows } = await sql<SearchRow & DatabaseLook & { isRemoved: boolean | null }>`${LOOKING}
    select ${LOOK}, change.*
    from (select) as look left join (
      select false as "isRemoved", ${ROW} from offer_search s where ${isUnseen('s')}
      union all
      select true, r.id, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
        null, null, null, null
      from offer_search_removal r where ${isUnseen('r')}
    ) as change on true`.execute(db.withoutPlugins());
  return {
    look: lookOf(rows),
    changed: rows.filter((row) => row.isRemoved === false),
    removedIds: rows.filter((row) => row.isRemoved === true).map((row) => row.id),
  };
}

/**
 * Replaces foreign transaction numbers. A database restored from a dump carries numbers of another server, which may lie ahead
 * of its own; such rows would otherwise count as new for ever.
 *
 * @returns number of rows changed, at most `limit`
 */
export async function adoptForeignChanges(db: Db, limit: number): Promise<number> {
  const { numAffectedRows: listings } = await sql`update offer_search set changed = pg_current_xact_id()
    where id in (${foreign('offerSearch', limit)})`.execute(db);
  const { numAffectedRows: removals } = await sql`update offer_search_removal set changed = pg_current_xact_id()
    where id in (${foreign('offerSearchRemoval', limit)})`.execute(db);
  return Number(listings) + Number(removals);
}

/** Index: offer_search_changed, offer_search_removal_changed. */
const foreign = (table: string, limit: number) =>
  sql`select id from ${sql.table(table)} where changed >= pg_snapshot_xmax(pg_current_snapshot()) limit ${limit}`;

/** Rebuilds the search rows of all public listings. */
export async function rebuildSearchRows(tx: Db): Promise<void> {
  await sql`select refresh_offer_search(array_agg(id)) from active_offer where status = 40 group by id / 5000`.execute(
    tx,
  );
}
