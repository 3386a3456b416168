import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** A home that resembles another one. */
export interface SimilarHome {
  activeOfferId: number | null;
  offerId: number | null;
  title: string;
  city: string;
  street: string | null;
  rooms: number | null;
  livingSpace: number | null;
  price: number | null;
  isOfSame: boolean;
  pictures: number;
}

/** Most different bits of similar pictures. @source docs/reference/limits.md, "Pictures that look alike" */
const MOST_DIFFERENT = 7;
/** Most candidates compared for each picture of an offer: those that share a part of the hash. */
const MOST_CANDIDATES = 2_000;
const MOST_HOMES = 10;
/** Most listings with the same picture in a comparison. */
const MOST_OF_PICTURE = 100;

const BANDS = [0, 16, 32, 48] as const;
const bandOf = (alias: string, shift: number) =>
  shift === 0
    ? sql`((${sql.ref(`${alias}.print`)} & 65535)::int)`
    : sql`(((${sql.ref(`${alias}.print`)} >> ${sql.raw(String(shift))}) & 65535)::int)`;

/**
 * Pictures similar to those of some ids, which are included: within seven bits of 64, found by parts of 16 bits that differ
 * in one bit at most. Indexes: picture_print_0 … picture_print_3.
 */
const alike = (pictureIds: readonly number[]) => sql`
  select mine.id as mine, other.id as other from picture mine cross join lateral (
    ${sql.join(
      BANDS.map(
        (shift) => sql`(select p.id, p.print from picture p where p.print <> 0 and ${bandOf('p', shift)} = any(
          array(select ${bandOf('mine', shift)} # bit from (select 0 as bit union all
            select 1 << n from generate_series(0, 15) n) flips)) limit ${sql.lit(MOST_CANDIDATES)})`,
      ),
      sql` union `,
    )}) other
  where mine.id = any(${[...pictureIds]}::int[]) and mine.print <> 0
    and bit_count((mine.print # other.print)::bit(64)) <= ${sql.lit(MOST_DIFFERENT)}
  union select id, id from unnest(${[...pictureIds]}::int[]) id`;

/** The offer that others are compared with. */
export interface ComparedOffer {
  id: number;
  activeOfferId: number | null;
  userId: number | null;
}

/** Homes, online or waiting for review, with pictures similar to an offer's; those with most of them first. */
export async function listHomesWithSimilarPictures(
  db: Db,
  offer: ComparedOffer,
  pictureIds: readonly number[],
): Promise<SimilarHome[]> {
  if (pictureIds.length === 0) return [];
  const { rows } = await sql<SimilarHome>`
    with alike as (${alike(pictureIds)}),
    online as (
      select ap.active_offer_id as id, count(distinct alike.mine)::int as pictures
      from alike join active_offer_picture ap on ap.picture_id = alike.other
      where ap.active_offer_id is distinct from ${offer.activeOfferId}::int group by 1),
    waiting as (
      select op.offer_id as id, count(distinct alike.mine)::int as pictures
      from alike join offer_picture op on op.picture_id = alike.other
      where op.offer_id <> ${offer.id} group by 1)
    select * from (
      select o.id as "activeOfferId", o.offer_id, o.title, o.city, o.street, o.rooms,
        o.living_space, o.price, o.user_id is not distinct from ${offer.userId}::int as "isOfSame",
        online.pictures
      from online join active_offer o using (id) where o.status = 40
      union all
      select null, o.id, coalesce(o.title, ''), coalesce(o.city, ''), o.street, o.rooms, o.living_space, o.price,
        o.user_id is not distinct from ${offer.userId}::int, waiting.pictures
      from waiting join offer o using (id) where o.status in (15, 20)
    ) found order by "isOfSame", pictures desc, "activeOfferId" limit ${sql.lit(MOST_HOMES)}`.execute(db);
  return rows;
}

/** Facts by which a home is compared. */
export interface ComparedHome extends ComparedOffer {
  offerType: number;
  cityId: number;
  street: string | null;
  rooms: number | null;
  livingSpace: number | null;
  price: number | null;
}

/**
 * Homes online in the same town with the same address, or the same rooms and area at nearly the same price. Index:
 * active_offer_city.
 */
export async function listSameHomes(db: Db, home: ComparedHome): Promise<SimilarHome[]> {
  const { rows } = await sql<SimilarHome>`
    select o.id as "activeOfferId", o.offer_id, o.title, o.city, o.street, o.rooms,
      o.living_space, o.price, o.user_id is not distinct from ${home.userId}::int as "isOfSame", 0 as pictures
    from active_offer o
    where o.city_id = ${home.cityId} and o.status = 40 and o.offer_type = ${home.offerType}
      and o.id is distinct from ${home.activeOfferId}::int
      and ((lower(o.street) = lower(${home.street}::text) and o.rooms is not distinct from ${home.rooms}::real)
        or (o.rooms = ${home.rooms}::real and o.living_space = ${home.livingSpace}::int
          and abs(o.price - ${home.price}::int) <= ${home.price}::int / 50))
    order by lower(o.street) is not distinct from lower(${home.street}::text) desc, o.id desc
    limit ${sql.lit(MOST_HOMES)}`.execute(db);
  return rows;
}

/** Number of the given pictures without a hash. */
export async function countUnhashed(db: Db, pictureIds: readonly number[]): Promise<number> {
  const row = await db
    .selectFrom('picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '=', sql<number>`any(${[...pictureIds]}::int[])`)
    .where('print', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Online listings of other advertisers that share a picture with a listing; limited for each picture, since the rest
 * are found at their own turn.
 */
export async function listWithForeignPictures(
  db: Db,
  activeOfferId: number,
  pictureIds: readonly number[],
): Promise<number[]> {
  if (pictureIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with alike as (${alike(pictureIds)})
    select distinct shown.id from (select distinct other from alike) alike cross join lateral (
      select o.id from active_offer_picture ap join active_offer o on o.id = ap.active_offer_id
      where ap.picture_id = alike.other and o.id <> ${activeOfferId} and o.status = 40 and not exists (
        select from active_offer me
        where me.id = ${activeOfferId} and (me.user_id = o.user_id or me.agency_id = o.agency_id))
      limit ${sql.lit(MOST_OF_PICTURE)}
    ) shown`.execute(db);
  return rows.map(({ id }) => id);
}
