import { sql } from 'kysely';
import { RelationType } from '#capabilities/favourites/favourite.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/db/db.ts';
import { type AlertFilter, AlertFrequency, MatchReason } from '../../alert.ts';
import { alertFilterOf } from '../../alert-filter.ts';
import { ClosedAs } from './sending.ts';

/** A digest: the homes for one person in one batch. */
export interface DigestRecord {
  id: number;
  /** Null for a digest of a visitor. */
  accountId: number | null;
  /** Address of a visitor; null for a member, whose account has the address. */
  email: string | null;
  frequency: AlertFrequency;
}

/**
 * The next digests to write, by sending order (`lot`). Batches of immediate alerts come before daily and weekly ones, even where those
 * have been due for hours.
 *
 * Index: alert_letter_waiting.
 */
export async function listNextDigests(db: Db, { now, most }: { now: Date; most: number }): Promise<DigestRecord[]> {
  const { rows } = await sql<DigestRecord>`
    select l.id::int, l.account_id, l.email, r.frequency
    from (select id, frequency from alert_run where ended_at is null and left_at is not null) as r
    cross join lateral (
      select * from alert_letter
      where run_id = r.id and composed_at is null and not_before <= ${now} order by lot limit ${most}
    ) as l
    order by r.frequency desc, r.id, l.lot limit ${most}`.execute(db);
  return rows;
}

/** Locks a digest until the transaction ends. @returns whether it is still to be written */
export async function lockDigest(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from alert_letter where id = ${id} and composed_at is null for update`.execute(tx);
  return rows.length > 0;
}

/** A match that waits in a digest, with the present state of its home. */
export interface WaitingMatch {
  id: number;
  /** Null for the match of a favourite. */
  alert: { id: number; name: string; locale: Locale; filter: AlertFilter } | null;
  activeOfferId: number;
  reason: MatchReason;
  /** Price of the home when it was found; null on request. */
  price: number | null;
  /** Price of the home now; null on request. */
  presentPrice: number | null;
  /** Present price in the form that filters compare; null on request. */
  comparablePrice: number | null;
  priceBefore: number | null;
  happenedAt: Date;
  /** Why the home is not sent; null where it is to be sent. */
  closedAs: ClosedAs | null;
}

interface MatchRow extends Omit<WaitingMatch, 'alert'> {
  alertId: number | null;
  name: string;
  locale: Locale;
  filter: unknown;
}

/**
 * The matches of a digest, each with the reason why it is not sent, if there is one. One statement reads them.
 *
 * Indexes: alert_match_letter, alert_match_told.
 */
export async function listWaitingMatches(tx: Db, { id, accountId, email }: DigestRecord): Promise<WaitingMatch[]> {
  const { rows } = await sql<MatchRow>`
    select m.id::int, m.alert_id, a.name, a.locale, a.filter, m.active_offer_id,
      case when m.is_change then ${MatchReason.Changed}::int else m.reason end as reason,
      m.price, o.price as "presentPrice", s.price as "comparablePrice", m.price_before,
      m.happened_at,
      case
        when o.status <> ${OfferStatus.Active} or s.id is null then ${ClosedAs.Gone}::int
        when a.notification = ${AlertFrequency.Never} then ${ClosedAs.Unwanted}::int
        when m.alert_id is null and not exists (
          select 1 from favourite f
          where f.account_id = m.account_id and f.active_offer_id = o.id and f.removed_at is null
        ) then ${ClosedAs.Unwanted}::int
        when exists (
          select 1 from offer_relation h
          where h.account_id = ${accountId}::int and h.type = ${RelationType.Hidden} and h.active_offer_id = o.id
        ) then ${ClosedAs.Hidden}::int
        when m.reason = ${MatchReason.Cheaper} and (o.price is null or o.price > m.price) then ${ClosedAs.Dearer}::int
        when exists (
          select 1 from alert_match t
          where t.active_offer_id = o.id and t.alert_id = any(own.ids) and t.closed_as = ${sql.lit(ClosedAs.Sent)}
            and t.reason = m.reason and t.price is not distinct from m.price
        ) or exists (
          select 1 from alert_match t
          where t.active_offer_id = o.id and t.alert_id is null and t.closed_as = ${sql.lit(ClosedAs.Sent)}
            and t.account_id = ${accountId}::int and t.reason = m.reason and t.price is not distinct from m.price
        ) then ${ClosedAs.SentBefore}::int
      end as "closedAs"
    from (select array(
      select id from alert where account_id = ${accountId}::int
      union all select id from alert where lower(email) = ${email}::text
    ) as ids) as own
    cross join alert_match m
    join active_offer o on o.id = m.active_offer_id
    left join offer_search s on s.id = o.id
    left join alert a on a.id = m.alert_id
    where m.letter_id = ${id} and m.sent_at is null
    order by m.alert_id nulls first, m.happened_at desc, m.id desc`.execute(tx);
  return rows.map(({ alertId, name, locale, filter, ...match }) => ({
    ...match,
    alert: alertId === null ? null : { id: alertId, name, locale, filter: alertFilterOf(filter) },
  }));
}

/** Closes matches with a reason. */
export async function closeMatches(
  tx: Db,
  { ids, closedAs, now }: { ids: readonly number[]; closedAs: ClosedAs; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('alertMatch')
    .set({ sentAt: now, closedAs })
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Records the mail that was made from a digest. */
export async function markComposed(
  tx: Db,
  { id, mailKey, onlineAt, now }: { id: number; mailKey: string; onlineAt: Date; now: Date },
): Promise<void> {
  await tx.updateTable('alertLetter').set({ mailKey, onlineAt, composedAt: now }).where('id', '=', id).execute();
}

/** Deletes digests from which no mail was made, or whose mail has left. */
export async function deleteDigests(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('alertLetter')
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Puts off a digest that could not be written. */
export async function markPutOff(db: Db, id: number, notBefore: Date): Promise<void> {
  await db.updateTable('alertLetter').set({ notBefore }).where('id', '=', id).execute();
}

/** A digest whose mail is queued. */
export interface ComposedDigest {
  id: number;
  mailKey: string;
  frequency: AlertFrequency;
  onlineAt: Date;
}

/** Digests whose mail is not yet known to have left or bounced, after an id and in the order of ids. Index: alert_letter_pkey. */
export async function listComposed(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<ComposedDigest[]> {
  const { rows } = await sql<ComposedDigest>`
    select l.id::int, l.mail_key, r.frequency, l.online_at
    from alert_letter l join alert_run r on r.id = l.run_id
    where l.id > ${after} and l.composed_at is not null order by l.id limit ${most}`.execute(db);
  return rows;
}

/** Whether there is a digest whose mail is not yet known to have left or bounced. Index: alert_letter_composed. */
export async function hasComposed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from alert_letter where composed_at is not null) as has`.execute(db);
  return rows[0]?.has ?? false;
}
