import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { notFound } from '#kernel/app-error.ts';
import { offsetLimitOf, type Page, pageOf } from '#kernel/page.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import type { Room } from '#platform/realtime/bus/bus.ts';
import { browserEvent, emit, userRoom, visitorRoom } from '#platform/realtime/emit.ts';
import { notificationsInput, seenInput } from '../notification.input.ts';
import type { NotificationRecord } from '../notification.record.ts';
import { NOTIFICATION_LIMITS } from '../notification.ts';
import {
  countNotifications,
  insertNotification,
  listNotifications,
  markNotificationsSeen,
  type NewNotification,
  type Recipient,
} from './notification.queries.ts';

/** A page of notifications. */
export interface NotificationPage extends Page<NotificationRecord> {
  unseenCount: number;
}

/** A change emitted to open browsers: whole records, or their changed fields by `activityId`. */
type EmittedRecord = Pick<NotificationRecord, 'activityId'> & Partial<NotificationRecord>;

/** Kinds of changes, by the names of their browser events. */
type Emitted = 'new message' | 'patch message' | 'remove message';

/** Owner of the caller's bell; null for a browser without storage. @throws AppError `error.auth.suspended` */
function recipientOf(ctx: Context): Recipient | null {
  if (ctx.actor.kind === 'user') return { accountId: requireUser(ctx).userId, visitorId: null };
  const { visitorId } = ctx.actor;
  return visitorId === null ? null : { accountId: null, visitorId };
}

const roomOfRecipient = ({ accountId, visitorId }: Recipient): Room =>
  accountId === null ? visitorRoom(visitorId) : userRoom(accountId);

/** A page of the actor's notifications, the latest first. @throws AppError `error.validation` */
export async function readNotifications(
  ctx: Context,
  input: { pageNumber?: number | null; pageSize?: number | null },
): Promise<NotificationPage> {
  const page = validated(notificationsInput, {
    pageNumber: input.pageNumber ?? 1,
    pageSize: input.pageSize ?? NOTIFICATION_LIMITS.pageSize,
  });
  const recipient = recipientOf(ctx);
  if (recipient === null) return { ...pageOf(page, 0, []), unseenCount: 0 };
  const [{ all, unseen }, data] = await Promise.all([
    countNotifications(ctx.db, recipient),
    listNotifications(ctx.db, recipient, offsetLimitOf(page)),
  ]);
  return { ...pageOf(page, all, data), unseenCount: unseen };
}

/**
 * Marks a notification of the actor as seen.
 *
 * @throws AppError `error.validation`; `error.notFound` for one that is not theirs, and in a room that is not theirs
 * @source docs/reference/abuse-cases.md, "36"
 */
export async function markSeen(ctx: Context, input: { roomId?: string | null; activityId: string }): Promise<void> {
  const { roomId, activityId } = validated(seenInput, input);
  const recipient = recipientOf(ctx);
  const ownId = recipient === null ? null : String(recipient.accountId ?? recipient.visitorId);
  if (recipient === null || (roomId !== null && roomId !== undefined && roomId !== ownId)) throw notFound();
  await ctx.db.transaction().execute(async (tx) => {
    const { isThere, isNew } = await markNotificationsSeen(tx, recipient, { activityId, now: ctx.now() });
    if (!isThere) throw notFound();
    if (isNew)
      await insertNotifications(withinTransaction(ctx, tx), recipient, 'patch message', [{ activityId, seen: true }]);
  });
}

/** Stores a notification and emits it to the recipient's open browsers. Idempotent by its activity. */
export async function notify(ctx: Context, notification: NewNotification): Promise<void> {
  const added = await insertNotification(ctx.db, notification);
  if (added) await insertNotifications(ctx, notification.recipient, 'new message', [added]);
}

/** Emits changes of notifications to open browsers, after the commit, so that a later query returns them. */
export const insertNotifications = (
  ctx: Context,
  recipient: Recipient,
  event: Emitted,
  records: readonly EmittedRecord[],
): Promise<void> => emit(ctx, roomOfRecipient(recipient), browserEvent<readonly EmittedRecord[]>(event), records);
