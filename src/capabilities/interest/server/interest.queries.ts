import { type Expression, sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** A public home whose visitors are counted. */
export interface CountedHome {
  offerId: number;
  ownerId: number;
  /** Key of the visitor hashes on that day; null before its first visitor. */
  secret: Uint8Array | null;
}

/** The owner's record of a public listing; undefined for a listing without an owner here. Index: active_offer_pkey. */
export const findCountedHome = (db: Db, activeOfferId: number, day: string): Promise<CountedHome | undefined> =>
  db
    .selectFrom('activeOffer as a')
    .innerJoin('offer as o', 'o.activeOfferId', 'a.id')
    .leftJoin('interestSecret as s', (join) => join.on('s.day', '=', day))
    .select(['o.id as offerId', 's.secret'])
    .select(sql<number>`o.user_id`.as('ownerId'))
    .where('a.id', '=', activeOfferId)
    .where('a.status', '=', OfferStatus.Active)
    .where('o.userId', 'is not', null)
    .executeTakeFirst();

/** Stores the secret of a day, or returns the one that a concurrent request has just stored. */
export async function saveSecret(db: Db, day: string, secret: Uint8Array): Promise<Uint8Array> {
  const row = await db
    .insertInto('interestSecret')
    .values({ day, secret: Buffer.from(secret) })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ day: sql<string>`excluded.day` }))
    .returning('secret')
    .executeTakeFirstOrThrow();
  return row.secret;
}

/** A visitor, as identified within a day. */
export interface DayVisitor {
  day: string;
  offerId: number;
  kind: number;
  visitor: Uint8Array;
}

/** Counts a visitor once a day, in one statement, so that a stored visitor is counted. Returns whether they were new. */
export async function insertVisitor(db: Db, { day, offerId, kind, visitor }: DayVisitor): Promise<boolean> {
  const { rows } = await sql<{ people: number }>`
    with noted as (
      insert into interest_visitor (day, offer_id, kind, visitor)
      values (${day}, ${offerId}, ${kind}, ${Buffer.from(visitor)})
      on conflict do nothing returning 1
    )
    insert into interest_sum as s (offer_id, day, kind, people)
    select ${offerId}, ${day}, ${kind}, 1 from noted
    on conflict (offer_id, day, kind) do update set people = s.people + 1
    returning people`.execute(db);
  return rows.length > 0;
}

/** Deletes the secrets before a day: visitors cannot be identified again from then on. */
export async function deleteSecretsBefore(db: Db, day: string): Promise<void> {
  await deleteInBatches(db, 'interestSecret', sql`day < ${day}`);
}

/** Deletes the visitors before a day. Index: interest_visitor_pkey. */
export async function deleteVisitorsBefore(db: Db, day: string): Promise<void> {
  await deleteInBatches(db, 'interestVisitor', sql`day < ${day}`);
}

/** Number of people on a day with one kind. */
export interface DaySum {
  day: string;
  kind: number;
  people: number;
}

/** Sums of a home on the days with visitors. Index: interest_sum_pkey. */
export const listDaySums = (db: Db, offerId: number, since: string): Promise<DaySum[]> =>
  db
    .selectFrom('interestSum')
    .select(['day', 'kind', 'people'])
    .where('offerId', '=', offerId)
    .where('day', '>=', since)
    .execute();

/** Sums of homes by kind. Index: interest_sum_pkey. */
export const listTotals = (
  db: Db,
  offerIds: readonly number[],
  since: string,
): Promise<{ offerId: number; kind: number; total: number }[]> =>
  db
    .selectFrom('interestSum')
    .select(['offerId', 'kind', sql<number>`sum(people)::int`.as('total')])
    .where('offerId', '=', anyOf(offerIds))
    .where('day', '>=', since)
    .groupBy(['offerId', 'kind'])
    .orderBy('kind')
    .execute();

const anyOf = (ids: readonly number[]): Expression<number> => sql<number>`any(${[...ids]}::int[])`;
