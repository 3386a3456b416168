import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { SEARCH_LIMITS, type SearchFilter, SortOrder } from '../search.filter.ts';
import { conditionsOf, type SearchFacts } from './search-conditions.queries.ts';

/** Every order ends in the id, so that it is total and pages never overlap. */
const ORDERS: Partial<Record<SortOrder, RawBuilder<unknown>>> = {
  [SortOrder.Recommended]: sql`s.recommended_rank desc, s.id desc`,
  [SortOrder.DateDesc]: sql`s.added_at desc, s.id desc`,
  [SortOrder.DateAsc]: sql`s.added_at, s.id`,
  [SortOrder.PriceDesc]: sql`s.price desc nulls last, s.id`,
  [SortOrder.PriceAsc]: sql`s.price nulls last, s.id`,
  [SortOrder.RoomDesc]: sql`s.rooms desc nulls last, s.id`,
  [SortOrder.RoomAsc]: sql`s.rooms nulls last, s.id`,
  [SortOrder.SurfaceDesc]: sql`s.living_space desc nulls last, s.id`,
  [SortOrder.SurfaceAsc]: sql`s.living_space nulls last, s.id`,
  [SortOrder.CityDesc]: sql`s.city_key desc, s.id`,
  [SortOrder.CityAsc]: sql`s.city_key, s.id`,
  [SortOrder.SourceDesc]: sql`s.source_id desc, s.id`,
  [SortOrder.SourceAsc]: sql`s.source_id, s.id`,
};

const found = (db: Db, filter: SearchFilter, facts: SearchFacts) =>
  db.selectFrom('offer_search as s').where((eb) => eb.and(conditionsOf(eb, filter, facts)));

/** Ids of one page of a search, in its order. */
export async function searchPageIds(
  db: Db,
  filter: SearchFilter,
  facts: SearchFacts & { pageSize: number },
): Promise<number[]> {
  const order = ORDERS[filter.order] ?? sql`s.id`;
  const rows = await found(db, filter, facts)
    .select('s.id')
    .orderBy(order)
    .limit(facts.pageSize)
    .offset((filter.pageNumber - 1) * facts.pageSize)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of the homes for a map: those with a point, the recommended first. */
export async function searchMapIds(db: Db, filter: SearchFilter, facts: SearchFacts): Promise<number[]> {
  const rows = await found(db, filter, facts)
    .select('s.id')
    .where('s.point', 'is not', null)
    .orderBy('s.recommended_rank', 'desc')
    .orderBy('s.id', 'desc')
    .limit(SEARCH_LIMITS.mapPoints)
    .execute();
  return rows.map((row) => row.id);
}

/** How many homes a search finds. */
export async function searchCount(db: Db, filter: SearchFilter, facts: SearchFacts): Promise<number> {
  const row = await found(db, filter, facts)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
