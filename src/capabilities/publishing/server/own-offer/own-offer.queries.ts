import { type Insertable, sql, type Updateable } from 'kysely';
import { OWN_NAMES, type OwnName } from '#capabilities/offers/offer-fields.ts';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferContent, OwnOfferRecord } from '../../own-offer.record.ts';

/** The state of an offer. */
const STANDING = [
  'offerType',
  'status',
  'version',
  'activeOfferId',
  'isToSuggest',
  'previousStatus',
  'hasOpenPayment',
  'paidDays',
  'paidAt',
  'submittedAt',
  'claimedBy',
  'claimedAt',
  'claimedVersion',
  'reviewAct',
  'reviewedAt',
  'reviewedVersion',
  'reviewComment',
  'approvedHash',
  'suspensionReason',
  'endDate',
  'updatedAt',
] as const;

/** Columns of an offer's origin, which never change. */
const ORIGIN = ['userId', 'localStoreId', 'isSample', 'createdAt'] as const;

const COLUMNS = ['id', ...OWN_NAMES, ...STANDING, ...ORIGIN] as const;

/** Fields that may change in an existing offer. */
export type OwnOfferChange = Partial<Pick<OwnOfferRecord, OwnName | (typeof STANDING)[number]>>;
/** Fields of a new offer. */
export type NewOwnOffer = Partial<OwnOfferContent> &
  Pick<OwnOfferRecord, 'userId' | 'agencyId' | 'localStoreId' | 'offerType' | 'category' | 'createdAt'>;

/** Owners' records. The agency is the owner's of today, not of the day on which the offer began. */
export const selectOwnOffers = (db: Db) =>
  db
    .selectFrom('offer as o')
    .select(COLUMNS.map((column) => `o.${column}` as const))
    .select(sql`(select agency_id from account where account.id = o.user_id)`.as('agencyId'))
    .where('o.userId', 'is not', null)
    .$castTo<Pick<OwnOfferRecord, 'agencyId' | (typeof COLUMNS)[number]>>();

/** An owner's offer of any status. */
export const findOwnOffer = (db: Db, id: number): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(db).where('o.id', '=', id).executeTakeFirst();

/** An owner's offer of any status; locks its row until the transaction ends. */
export const lockOwnOffer = (tx: Db, id: number): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(tx).where('o.id', '=', id).forUpdate().executeTakeFirst();

/** All offers of members, of any status; locks their rows. Index: offer_user. */
export const lockOffersOfOwner = (tx: Db, userIds: readonly number[]): Promise<OwnOfferRecord[]> =>
  selectOwnOffers(tx)
    .where('o.userId', 'in', [...userIds])
    .orderBy('o.id')
    .forUpdate('o')
    .execute();

/** All offers of a member, of any status. Index: offer_user. */
export const listAllOfOwner = (db: Db, userId: number): Promise<OwnOfferRecord[]> =>
  selectOwnOffers(db).where('o.userId', '=', userId).orderBy('o.id').execute();

/** Erases texts, exact place and pictures of members' offers, earlier versions included; prices and sizes stay. */
export async function forgetOwnOffers(tx: Db, userIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update offer set title = null, description = null, street = null, place_id = null, lat = null, lng = null,
      local_store_id = null, acquisition_date = null, acquisition_price = null, your_estimation = null,
      review_comment = null, suspension_reason = null
    where user_id = any(${[...userIds]}::int[]) returning id`.execute(tx);
  const ids = sql<number>`any(${rows.map(({ id }) => id)}::int[])`;
  await tx.deleteFrom('offerPicture').where('offerId', '=', ids).execute();
  await tx.deleteFrom('approvedOffer').where('offerId', '=', ids).execute();
  await tx.deleteFrom('returnedOffer').where('offerId', '=', ids).execute();
}

/** The owner's offer of a public copy. Index: offer_active. */
export const findOwnOfferOfCopy = (db: Db, activeOfferId: number): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(db).where('o.activeOfferId', '=', activeOfferId).executeTakeFirst();

/** The offer that a browser created under its own id. Index: offer_local_store. */
export const findByLocalStoreId = (db: Db, userId: number, localStoreId: string): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(db).where('o.userId', '=', userId).where('o.localStoreId', '=', localStoreId).executeTakeFirst();

/** Inserts a draft. Returns its id, or null where this browser's draft exists. */
export async function insertOwnOffer(tx: Db, offer: NewOwnOffer): Promise<number | null> {
  const row = await tx
    .insertInto('offer')
    .values(rowOf({ ...offer, updatedAt: offer.createdAt }) as Insertable<Database['offer']>)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'localStoreId']).where('localStoreId', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores a change of an offer that is locked, or has no concurrent writers. */
export async function updateOwnOffer(tx: Db, id: number, change: OwnOfferChange): Promise<void> {
  await tx.updateTable('offer').set(rowOf(change)).where('id', '=', id).execute();
}

/** Number of a member's offers in some statuses. Index: offer_user. */
export async function countOwnOffers(db: Db, userId: number, statuses: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('offer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('status', 'in', [...statuses])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Serializes transactions that count and add offers of a member: two concurrent ones would exceed the limit together. */
export async function lockOffersOf(tx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`offers-of:${userId}`}, 0))`.execute(tx);
}

/** A record as columns. */
const rowOf = (record: Partial<OwnOfferRecord>): Updateable<Database['offer']> =>
  Object.fromEntries([...COLUMNS, 'agencyId' as const].map((name) => [name, record[name]]));
