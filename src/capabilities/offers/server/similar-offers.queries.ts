import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** What similar homes are sought by. */
export interface SimilarQuestion {
  id: number;
  offerType: number;
  category: number;
  cityId: number | null;
  price: number | null;
  rooms: number | null;
  /** 0 … 24 */
  limit: number;
}

/** The list of hidden homes among those of a member. @source docs/reference/workspace.md, "Favourites" */
const HIDDEN_HOMES = 20;

/**
 * For each home the ids of homes like it: same offer type and category in the same district, those nearest in price,
 * rooms and place first. Index: offer_search_zone, once for each home; of a member's hidden homes offer_relation_pkey.
 *
 * @param hiddenOf the member whose hidden homes are left out; null for visitors, who have none
 */
export async function listSimilarOfferIds(
  db: Db,
  homes: readonly SimilarQuestion[],
  hiddenOf: number | null,
): Promise<number[][]> {
  const isShown =
    hiddenOf === null
      ? sql``
      : sql`and not exists (
        select 1 from offer_relation r
        where r.account_id = ${hiddenOf} and r.type = ${HIDDEN_HOMES} and r.active_offer_id = s.id)`;
  const columnOf = (name: keyof SimilarQuestion) => homes.map((home) => home[name]);
  const { rows } = await sql<{ position: number; id: number }>`
    select home.position::int as position, near.id
    from unnest(${columnOf('id')}::int[], ${columnOf('offerType')}::smallint[], ${columnOf('category')}::smallint[],
      ${columnOf('cityId')}::int[], ${columnOf('price')}::float8[], ${columnOf('rooms')}::float8[],
      ${columnOf('limit')}::int[]) with ordinality
      as home (id, offer_type, category, city_id, price, rooms, wanted, position)
    join location as city on city.id = home.city_id
    cross join lateral (
      select s.id, case when s.city_id = home.city_id then 0 else 0.5 end
        + coalesce(abs(ln(nullif(s.price, 0)::float8 / nullif(home.price, 0))), 0.7)
        + coalesce(abs(s.rooms - home.rooms) / 2, 0.5) as distance
      from offer_search as s
      where s.zone_id = city.zone_id and s.offer_type = home.offer_type and s.category = home.category and s.id <> home.id
        ${isShown}
      order by distance, s.id
      limit home.wanted
    ) as near
    order by home.position, near.distance, near.id`.execute(db);
  const found = homes.map((): number[] => []);
  for (const { position, id } of rows) found[position - 1]?.push(id);
  return found;
}
