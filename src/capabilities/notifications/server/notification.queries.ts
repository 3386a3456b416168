import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import type { NotificationData, NotificationRecord } from '../notification.record.ts';
import { NOTIFICATION_LIMITS, type NotificationType } from '../notification.ts';

/** Owner of a bell. */
export type Recipient = { accountId: number; visitorId: null } | { accountId: null; visitorId: string };

/** A notification to be inserted. */
export interface NewNotification {
  recipient: Recipient;
  /** Unique for a recipient: a repetition inserts nothing. */
  activityId: string;
  type: NotificationType;
  messageId?: number;
  alertId?: number;
  data?: NotificationData;
  now: Date;
}

interface Row extends Omit<NotificationRecord, 'data'> {
  data: NotificationData;
  conversationId: number | null;
  fullName: string | null;
  alertId: number | null;
  alertName: string | null;
}

const ownedBy = ({ accountId, visitorId }: Recipient) =>
  accountId === null ? sql`n.visitor_id = ${visitorId}` : sql`n.account_id = ${accountId}`;

/** A name is read from the person's own record, so that it is erased with them, and only while the account exists. */
const COLUMNS = sql`
  n.id, n.activity_id, n.type, n.created_at as date, n.seen_at is not null as seen, n.data,
  left(m.message_text, ${sql.lit(NOTIFICATION_LIMITS.textShown)}) as "messageText", m.conversation_id,
  case when m.id is not null then trim(concat_ws(' ', coalesce(s.first_name, c.from_first_name), coalesce(s.last_name, c.from_last_name)))
  end as "fullName",
  a.id as "alertId", a.name as "alertName"`;

const TABLES = sql`
  notification n
  left join message m on m.id = n.message_id
  left join conversation c on c.id = m.conversation_id
  left join account s on s.id = m.from_account_id and s.status <> ${AccountStatus.Removed}
  left join alert a on a.id = n.alert_id`;

function recordOf({ conversationId, fullName, alertId, alertName, data, ...row }: Row): NotificationRecord {
  const message = conversationId === null ? {} : { conversationId, fullName: fullName ?? '' };
  const alert = alertId === null ? {} : { alertId, name: alertName ?? '' };
  return { ...row, data: { ...data, ...message, ...alert } };
}

/** Notifications of a recipient, the latest first. By the index of their rows. */
export async function listNotifications(
  db: Db,
  recipient: Recipient,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotificationRecord[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${TABLES} where ${ownedBy(recipient)}
    order by n.created_at desc, n.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(recordOf);
}

/** Number of a recipient's notifications, and of the unseen ones. */
export async function countNotifications(db: Db, recipient: Recipient): Promise<{ all: number; unseen: number }> {
  const { rows } = await sql<{ all: number; unseen: number }>`
    select count(*) as all, count(*) filter (where n.seen_at is null) as unseen from notification n
    where ${ownedBy(recipient)}`.execute(db);
  return rows[0] ?? { all: 0, unseen: 0 };
}

/** Inserts a notification, unless it exists. Returns it, or null. */
export async function insertNotification(tx: Db, notification: NewNotification): Promise<NotificationRecord | null> {
  const { recipient, activityId, type, messageId = null, alertId = null, data = {}, now } = notification;
  const { rows } = await sql<{ id: number }>`
    insert into notification (account_id, visitor_id, activity_id, type, message_id, alert_id, data, created_at)
    values (${recipient.accountId}, ${recipient.visitorId}, ${activityId}, ${type}, ${messageId}, ${alertId},
      ${JSON.stringify(data)}::jsonb, ${now})
    on conflict do nothing returning id`.execute(tx);
  return rows[0] ? findNotification(tx, rows[0].id) : null;
}

async function findNotification(db: Db, id: number): Promise<NotificationRecord | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${TABLES} where n.id = ${id}`.execute(db);
  return rows[0] ? recordOf(rows[0]) : null;
}

/** Updates the unseen notification of an alert. Returns the changed fields, or null where there is none. */
export async function updateWaitingAlert(
  tx: Db,
  { alertId, count, now }: { alertId: number; count: number; now: Date },
): Promise<Pick<NotificationRecord, 'activityId' | 'date' | 'data'> | null> {
  const { rows } = await sql<{ id: number }>`
    update notification set data = jsonb_build_object('count', ${count}::int), created_at = ${now}
    where id = (select max(id) from notification where alert_id = ${alertId} and seen_at is null) returning id`.execute(
    tx,
  );
  const changed = rows[0] ? await findNotification(tx, rows[0].id) : null;
  return changed && { activityId: changed.activityId, date: changed.date, data: changed.data };
}

/** Marks a notification as seen. Returns whether it exists for its reader, and whether it was unseen. */
export async function markNotificationsSeen(
  tx: Db,
  recipient: Recipient,
  { activityId, now }: { activityId: string; now: Date },
): Promise<{ isThere: boolean; isNew: boolean }> {
  const { rows } = await sql<{ wasSeen: boolean }>`
    with found as (
      select n.id, n.seen_at from notification n where ${ownedBy(recipient)} and n.activity_id = ${activityId} for update
    ), seen as (
      update notification set seen_at = ${now} from found where notification.id = found.id and found.seen_at is null
    )
    select seen_at is not null as "wasSeen" from found`.execute(tx);
  return { isThere: rows.length > 0, isNew: rows[0]?.wasSeen === false };
}

/** Marks the notifications of a member's read messages in a conversation as seen. Returns their activities. */
export async function updateReadToSeen(
  tx: Db,
  { accountId, conversationId, now }: { accountId: number; conversationId: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ activityId: string }>`
    update notification n set seen_at = ${now} from message m
    where n.account_id = ${accountId} and n.seen_at is null and m.id = n.message_id
      and m.conversation_id = ${conversationId} and m.status >= 70
    returning n.activity_id`.execute(tx);
  return rows.map(({ activityId }) => activityId);
}

/** Deletes the notifications of a message. Returns their recipients and activities. */
export async function deleteOfMessage(tx: Db, messageId: number): Promise<{ accountId: number; activityId: string }[]> {
  const { rows } = await sql<{ accountId: number; activityId: string }>`
    delete from notification where message_id = ${messageId} and account_id is not null
    returning account_id, activity_id`.execute(tx);
  return rows;
}

/** Deletes old notifications. */
export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'notification', sql`created_at < ${before}`);
}

/** Moves a visitor's notifications to the account; those that it has already are deleted. */
export async function moveToAccount(tx: Db, visitorId: string, accountId: number): Promise<void> {
  await sql`
    delete from notification v using notification o
    where v.visitor_id = ${visitorId} and o.account_id = ${accountId} and o.activity_id = v.activity_id`.execute(tx);
  await sql`
    update notification set account_id = ${accountId}, visitor_id = null where visitor_id = ${visitorId}`.execute(tx);
}

/** Deletes all notifications of some people. */
export async function deleteNotificationsOf(tx: Db, accountIds: readonly number[]): Promise<void> {
  await sql`delete from notification where account_id = any(${[...accountIds]}::int[])`.execute(tx);
}
