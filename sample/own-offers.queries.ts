import { sql } from 'kysely';
import { ContactType, OfferStatus } from '#capabilities/offers/offer.ts';
import { COPIED_NAMES } from '#capabilities/offers/offer-fields.ts';
import type { Db } from '#platform/db/db.ts';

/** A home of a private advertiser of the sample market. */
export interface PrivateHome {
  id: number;
  offerType: number;
}

/** An own offer as it is stored. */
export interface OwnOfferToStore {
  /** The listing that it is made of. */
  home: number;
  account: number;
  status: number;
  copy: number | null;
  isChanged: boolean;
  previousStatus: number | null;
  /** When it was submitted, decided about, and ends (ISO). */
  submittedAt: string;
  decidedAt: string | null;
  endDate: string | null;
  isIncomplete: boolean;
  act: 'published' | 'rejected' | null;
  comment: string | null;
  reason: string | null;
}

/** Whether the sample market has own offers. */
export async function hasSampleOffers(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('offer').select('id').where('isSample', '=', true).limit(1).executeTakeFirst()) !== undefined
  );
}

/** Homes of private advertisers without an owner's record. */
export const listPrivateHomes = (db: Db): Promise<PrivateHome[]> =>
  db
    .selectFrom('activeOffer')
    .select(['id', 'offerType'])
    .where('isSample', '=', true)
    .where('contactType', '=', ContactType.Private)
    .where('status', '=', OfferStatus.Active)
    .where('offerId', 'is', null)
    .where('cityId', 'is not', null)
    .orderBy('id')
    .execute();

const PLAN =
  sql.raw(`p (home int, account int, status smallint, copy smallint, "isChanged" boolean, "previousStatus" smallint, "submittedAt" timestamptz,
  "decidedAt" timestamptz, "endDate" timestamptz, "isIncomplete" boolean, act text, comment text, reason text)`);

/** Everything that an owner's record shares with its copy but for the words, which an incomplete one lacks. */
const COPIED = COPIED_NAMES.filter((name) => name !== 'title' && name !== 'description');
const COPIED_COLUMNS = sql.join(COPIED.map((name) => sql.ref(name)));
const COPIED_OF_LISTING = sql.join(COPIED.map((name) => sql.ref(`a.${name}`)));

/** Makes own offers of listings, with their pictures; listings of which the public sees nothing as yet go. Returns the new ids. */
export async function insertSampleOffers(tx: Db, offers: readonly OwnOfferToStore[]): Promise<number[]> {
  const plan = sql`jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as ${PLAN}`;
  const { rows } = await sql<{ id: number }>`
    insert into offer (status, active_offer_id, user_id, is_sample, offer_type, title, description, ${COPIED_COLUMNS}, end_date,
      created_at, updated_at, previous_status, has_open_payment, submitted_at, paid_days, paid_at, review_act, reviewed_at,
      reviewed_version, review_comment, suspension_reason)
    select p.status, a.id, p.account, true, a.offer_type,
      case when p."isIncomplete" then null else a.title end, case when p."isIncomplete" then null else a.description end,
      ${COPIED_OF_LISTING}, p."endDate", a.created_at, coalesce(p."decidedAt", p."submittedAt"),
      p."previousStatus", p."previousStatus" is not null,
      case when coalesce(p."previousStatus", p.status) <> 0 then p."submittedAt" end, case when p.status = 15 and p.copy is null then 30 end,
      case when coalesce(p."previousStatus", p.status) <> 0 then p."submittedAt" end, p.act, p."decidedAt", case when p.act is not null then 1 end, p.comment, p.reason
    from ${plan} join active_offer a on a.id = p.home order by p.home
    returning id`.execute(tx);
  await sql`
    insert into offer_picture (offer_id, picture_id, position, title)
    select o.id, picture_id, min(position), min(ap.title) from offer o join active_offer_picture ap on ap.active_offer_id = o.active_offer_id
    where o.is_sample group by o.id, picture_id`.execute(tx);
  await sql`
    update active_offer a set offer_id = o.id, user_id = o.user_id, status = p.copy, end_date = p."endDate",
      updated_at = coalesce(p."decidedAt", a.updated_at), agency_id = u.agency_id,
      contact_type = case when u.agency_id is null then a.contact_type else ${ContactType.Agency} end,
      agency_name = (select name from agency where id = u.agency_id)
    from ${plan} join offer o on o.active_offer_id = p.home join account u on u.id = p.account
    where a.id = p.home and p.copy is not null`.execute(tx);
  await sql`update offer set active_offer_id = null from ${plan} where active_offer_id = p.home and p.copy is null`.execute(
    tx,
  );
  await sql`delete from active_offer using ${plan} where id = p.home and p.copy is null`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Offers that wait for a payment, none of which has begun. */
export const listUnpaid = (
  tx: Db,
): Promise<{ id: number; userId: number; offerType: number; title: string | null }[]> =>
  tx
    .selectFrom('offer')
    .select(['id', 'userId', 'offerType', 'title'])
    .$narrowType<{ userId: number }>()
    .where('isSample', '=', true)
    .where('status', '=', OfferStatus.PendingPayment)
    .orderBy('id')
    .execute();

/** Stores the hashes of the approved contents; an offer that has changed since has another hash. */
export async function updateApproved(tx: Db, approved: readonly { id: number; hash: string }[]): Promise<void> {
  await sql`
    update offer set approved_hash = p.hash from jsonb_to_recordset(${JSON.stringify(approved)}::jsonb) as p (id int, hash text)
    where offer.id = p.id`.execute(tx);
}

/** Changes the title of offers that wait for review once more. */
export async function updateChanged(tx: Db, homes: readonly number[]): Promise<void> {
  await sql`
    update offer set title = left(coalesce(title, ''), 110) || case language when 'fr' then ' (nouveau)'
      when 'it' then ' (nuovo)' when 'de' then ' (neu)' else ' (new)' end, version = 2
    where active_offer_id = any(${[...homes]}::int[])`.execute(tx);
}
