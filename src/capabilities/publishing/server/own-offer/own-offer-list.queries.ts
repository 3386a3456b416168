import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { selectOwnOffers } from './own-offer.queries.ts';

/** Query for owners' offers. */
export interface OwnOfferQuery {
  /** Owner; null for all. */
  userId: number | null;
  /** Agency of the owner, in addition; null for none. */
  agencyId: number | null;
  offerType: number | null;
  statuses: readonly number[];
  /** A part of title, street, town or number; empty for all. */
  text: string;
  /** Longest waiting first, instead of last changed first. */
  oldestFirst: boolean;
  /** Order, where it is not by change. */
  order: OwnOfferOrder;
  offset: number;
  limit: number;
}

/** Orders of own lists. */
export type OwnOfferOrder = 'changed' | 'changedAsc' | 'priceDesc' | 'priceAsc' | 'city';

type Offers<Output> = SelectQueryBuilder<Database & { o: Database['offer'] }, 'o', Output>;

const filtered = <Output>(query: Offers<Output>, listQuery: OwnOfferQuery): Offers<Output> => {
  const { userId, agencyId, offerType, statuses, text } = listQuery;
  let found = query.where('o.status', '=', sql<number>`any(${[...statuses]}::smallint[])`);
  if (userId !== null) found = found.where('o.userId', '=', userId);
  if (agencyId !== null)
    found = found.where('o.userId', 'in', (inner) =>
      inner.selectFrom('account').select('account.id').where('account.agencyId', '=', agencyId),
    );
  if (offerType !== null) found = found.where('o.offerType', '=', offerType);
  if (text === '') return found;
  const like = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  return found.where(
    sql<boolean>`concat_ws(' ', o.title, o.street, o.postal_code, o.city, o.id, o.active_offer_id) ilike ${like}`,
  );
};

/** A page of owners' offers. Index: offer_user, or offer_queue. */
export async function listOwnOffers(db: Db, listQuery: OwnOfferQuery): Promise<OwnOfferRecord[]> {
  const { offset, limit, order, oldestFirst } = listQuery;
  const found = filtered(selectOwnOffers(db) as unknown as Offers<OwnOfferRecord>, listQuery);
  const ordered = oldestFirst ? found.orderBy('o.submittedAt') : inOrder(found, order);
  return ordered
    .orderBy('o.id', oldestFirst ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

function inOrder(found: Offers<OwnOfferRecord>, order: OwnOfferOrder): Offers<OwnOfferRecord> {
  if (order === 'priceDesc') return found.orderBy('o.price', (by) => by.desc().nullsLast());
  if (order === 'priceAsc') return found.orderBy('o.price', (by) => by.asc().nullsLast());
  if (order === 'city') return found.orderBy(sql`lower(o.city)`, (by) => by.asc().nullsLast());
  return found.orderBy('o.updatedAt', order === 'changedAsc' ? 'asc' : 'desc');
}

/** Number of offers. */
export async function countListedOwnOffers(db: Db, listQuery: OwnOfferQuery): Promise<number> {
  const base = db.selectFrom('offer as o').where('o.userId', 'is not', null) as unknown as Offers<object>;
  const row = await filtered(base, listQuery)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Number of a member's offers by status. Index: offer_user. */
export const countOwnOffersByStatus = (
  db: Db,
  userId: number,
  offerType: number | null,
): Promise<{ status: number; count: number }[]> =>
  db
    .selectFrom('offer')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('userId', '=', userId)
    .$if(offerType !== null, (query) => query.where('offerType', '=', offerType as number))
    .groupBy('status')
    .execute();
