import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferContent, OwnOfferRecord } from '../own-offer.record.ts';

/** What owners write, as the record and as the table call it. */
const CONTENT = {
  category: 'category',
  subCategory: 'sub_category',
  title: 'title',
  description: 'description',
  language: 'language',
  price: 'price',
  netPrice: 'net_price',
  additionalFees: 'additional_fees',
  priceType: 'price_type',
  country: 'country',
  region: 'region',
  district: 'district',
  city: 'city',
  cityId: 'city_id',
  street: 'street',
  postalCode: 'postal_code',
  placeId: 'place_id',
  lat: 'lat',
  lng: 'lng',
  hidesAddress: 'hides_address',
  showsPhone: 'shows_phone',
  rooms: 'rooms',
  bathrooms: 'bathrooms',
  kitchens: 'kitchens',
  floor: 'floor',
  floorsInBuilding: 'floors_in_building',
  livingSpace: 'living_space',
  landArea: 'land_area',
  parkings: 'parkings',
  exposition: 'exposition',
  features: 'features',
  buildIn: 'build_in',
  availableFrom: 'available_from',
  acquisitionDate: 'acquisition_date',
  acquisitionPrice: 'acquisition_price',
  yourEstimation: 'your_estimation',
} as const;

/** Where an offer stands, as the record and as the table call it. */
const STANDING = {
  offerType: 'offer_type',
  status: 'status',
  version: 'version',
  activeOfferId: 'active_offer_id',
  isToSuggest: 'is_to_suggest',
  previousStatus: 'previous_status',
  hasOpenPayment: 'has_open_payment',
  paidDays: 'paid_days',
  paidAt: 'paid_at',
  submittedAt: 'submitted_at',
  claimedBy: 'claimed_by',
  claimedAt: 'claimed_at',
  claimedVersion: 'claimed_version',
  reviewAct: 'review_act',
  reviewedAt: 'reviewed_at',
  reviewedVersion: 'reviewed_version',
  reviewComment: 'review_comment',
  approvedHash: 'approved_hash',
  suspensionReason: 'suspension_reason',
  endDate: 'end_date',
  updatedAt: 'updated_at',
} as const;

/** What says whose it is, and never changes. */
const ORIGIN = {
  userId: 'user_id',
  agencyId: 'agency_id',
  localStoreId: 'local_store_id',
  isSample: 'is_sample',
  createdAt: 'created_at',
} as const;

const WRITTEN = { ...CONTENT, ...STANDING };
const ALL = { id: 'id', ...WRITTEN, ...ORIGIN } as const;

/** What may be written of an offer that is there. */
export type OwnOfferChange = Partial<Pick<OwnOfferRecord, keyof typeof WRITTEN>>;
/** What a new offer is made of. */
export type NewOwnOffer = Partial<OwnOfferContent> &
  Pick<OwnOfferRecord, 'userId' | 'agencyId' | 'localStoreId' | 'offerType' | 'category' | 'createdAt'>;

/** The agency is the owner's of today, not of the day on which the offer began. */
const { agencyId: _ofThatDay, ...OWN_COLUMNS } = ALL;
const COLUMNS = Object.entries(OWN_COLUMNS).map(([name, column]) => `o.${column} as ${name}` as const);

/** Owners' records, with the names of the record. */
export const selectOwnOffers = (db: Db) =>
  db
    .selectFrom('offer as o')
    .select(COLUMNS as unknown as ['o.id as id'])
    .select(sql`(select agency_id from account where account.id = o.user_id)`.as('agencyId'))
    .where('o.user_id', 'is not', null)
    .$castTo<OwnOfferRecord>();

/** An owner's offer of any status. */
export const findOwnOffer = (db: Db, id: number): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(db).where('o.id', '=', id).executeTakeFirst();

/** The same, with its row locked until the transaction ends. */
export const lockOwnOffer = (tx: Db, id: number): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(tx).where('o.id', '=', id).forUpdate().executeTakeFirst();

/** All offers of members, of any status, their rows locked. Index: offer_user. */
export const lockOffersOfOwner = (tx: Db, userIds: readonly number[]): Promise<OwnOfferRecord[]> =>
  selectOwnOffers(tx)
    .where('o.user_id', 'in', [...userIds])
    .orderBy('o.id')
    .forUpdate('o')
    .execute();

/** All offers of a member, of any status. Index: offer_user. */
export const listAllOfOwner = (db: Db, userId: number): Promise<OwnOfferRecord[]> =>
  selectOwnOffers(db).where('o.user_id', '=', userId).orderBy('o.id').execute();

/** Takes words, exact place and pictures out of members' offers, also as they were once; what homes cost there and how large they were stays. */
export async function forgetOwnOffers(tx: Db, userIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update offer set title = null, description = null, street = null, place_id = null, lat = null, lng = null,
      local_store_id = null, acquisition_date = null, acquisition_price = null, your_estimation = null,
      review_comment = null, suspension_reason = null
    where user_id = any(${[...userIds]}::int[]) returning id`.execute(tx);
  const ids = sql<number>`any(${rows.map(({ id }) => id)}::int[])`;
  await tx.deleteFrom('offer_picture').where('offer_id', '=', ids).execute();
  await tx.deleteFrom('approved_offer').where('offer_id', '=', ids).execute();
}

/** The owner's offer of a public copy. Index: offer_active. */
export const findOwnOfferOfCopy = (db: Db, activeOfferId: number): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(db).where('o.active_offer_id', '=', activeOfferId).executeTakeFirst();

/** The offer that a browser sent before under its own id. Index: offer_local_store. */
export const findByLocalStoreId = (db: Db, userId: number, localStoreId: string): Promise<OwnOfferRecord | undefined> =>
  selectOwnOffers(db).where('o.user_id', '=', userId).where('o.local_store_id', '=', localStoreId).executeTakeFirst();

/** Adds a draft. Returns its id, or null where this browser's draft is there already. */
export async function insertOwnOffer(tx: Db, offer: NewOwnOffer): Promise<number | null> {
  const row = await tx
    .insertInto('offer')
    .values(rowOf({ ...offer, updatedAt: offer.createdAt }) as Insertable<Database['offer']>)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'local_store_id']).where('local_store_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes a change of an offer that is locked, or that nobody else changes. */
export async function updateOwnOffer(tx: Db, id: number, change: OwnOfferChange): Promise<void> {
  await tx
    .updateTable('offer')
    .set(rowOf(change) as Updateable<Database['offer']>)
    .where('id', '=', id)
    .execute();
}

/** How many offers of a member are in some statuses. Index: offer_user. */
export async function countOwnOffers(db: Db, userId: number, statuses: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('offer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', [...statuses])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One transaction after another counts and adds offers of a member: two at once would pass the limit together. */
export async function lockOffersOf(tx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`offers-of:${userId}`}, 0))`.execute(tx);
}

const rowOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const column = (ALL as Record<string, string>)[name];
      return column === undefined || value === undefined ? [] : [[column, value]];
    }),
  );
