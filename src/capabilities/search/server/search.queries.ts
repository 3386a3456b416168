import { type OrderByExpression, sql } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import { SEARCH_LIMITS, type SearchFilter, SortOrder } from '../search.filter.ts';
import { conditionsOf, type SearchFacts } from './search-conditions.queries.ts';

type Order = OrderByExpression<Database & { s: Database['offer_search'] }, 's', object>;

/** Every order ends in the id, so that it is total and pages never overlap. */
const ORDERS: Partial<Record<SortOrder, readonly [Order, Order]>> = {
  [SortOrder.Recommended]: [sql`s.recommended_rank desc`, sql`s.id desc`],
  [SortOrder.DateDesc]: [sql`s.added_at desc`, sql`s.id desc`],
  [SortOrder.DateAsc]: [sql`s.added_at`, sql`s.id`],
  [SortOrder.PriceDesc]: [sql`s.price desc nulls last`, sql`s.id`],
  [SortOrder.PriceAsc]: [sql`s.price nulls last`, sql`s.id`],
  [SortOrder.RoomDesc]: [sql`s.rooms desc nulls last`, sql`s.id`],
  [SortOrder.RoomAsc]: [sql`s.rooms nulls last`, sql`s.id`],
  [SortOrder.SurfaceDesc]: [sql`s.living_space desc nulls last`, sql`s.id`],
  [SortOrder.SurfaceAsc]: [sql`s.living_space nulls last`, sql`s.id`],
  [SortOrder.CityDesc]: [sql`s.city_key desc`, sql`s.id`],
  [SortOrder.CityAsc]: [sql`s.city_key`, sql`s.id`],
  [SortOrder.SourceDesc]: [sql`s.source_id desc`, sql`s.id`],
  [SortOrder.SourceAsc]: [sql`s.source_id`, sql`s.id`],
};

const found = (db: Db, filter: SearchFilter, facts: SearchFacts) =>
  db.selectFrom('offer_search as s').where((eb) => eb.and(conditionsOf(eb, filter, facts)));

/** Ids of one page of a search, in its order. */
export async function searchPageIds(
  db: Db,
  filter: SearchFilter,
  facts: SearchFacts & { pageSize: number },
): Promise<number[]> {
  const order = ORDERS[filter.order] ?? ORDERS[SortOrder.Recommended];
  const rows = await found(db, filter, facts)
    .select('s.id')
    .$call((query) => (order ?? []).reduce((ordered, part) => ordered.orderBy(part), query))
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
