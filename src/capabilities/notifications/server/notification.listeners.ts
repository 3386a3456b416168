import { homesAlerted } from '#capabilities/alerts/server/saved/alert.events.ts';
import {
  conversationRead,
  messageRemoved,
  messageStored,
} from '#capabilities/conversations/server/conversation/conversation.events.ts';
import type { Context } from '#platform/context/context.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { NotificationType } from '../notification.ts';
import { deleteOfMessage, type Recipient, updateReadToSeen, updateWaitingAlert } from './notification.queries.ts';
import { insertNotifications, notify } from './notification.service.ts';
import { findReceiver, listAlertNews } from './notification-facts.queries.ts';

const memberOf = (accountId: number): Recipient => ({ accountId, visitorId: null });

/** Adds a notification for a message that waits for a member. */
async function notifyOfMessage(ctx: Context, { messageId }: { messageId: number }): Promise<void> {
  const accountId = await findReceiver(ctx.db, messageId);
  if (accountId === null) return;
  const notification = { type: NotificationType.Message, activityId: `message:${messageId}`, messageId } as const;
  await notify(ctx, { recipient: memberOf(accountId), ...notification, now: ctx.now() });
}

async function forgetMessage(ctx: Context, { messageId }: { messageId: number }): Promise<void> {
  for (const { accountId, activityId } of await deleteOfMessage(ctx.db, messageId))
    await insertNotifications(ctx, memberOf(accountId), 'remove message', [{ activityId }]);
}

/** Marks the notifications of read messages as seen. */
async function onConversationRead(
  ctx: Context,
  { conversationId, accountId }: { conversationId: number; accountId: number },
): Promise<void> {
  const seen = await updateReadToSeen(ctx.db, { accountId, conversationId, now: ctx.now() });
  for (const activityId of seen)
    await insertNotifications(ctx, memberOf(accountId), 'patch message', [{ activityId, seen: true }]);
}

/** Adds notifications for homes found by alerts, or raises the count of an unseen one. */
async function notifyOfHomes(ctx: Context, { alertIds }: { alertIds: readonly number[] }): Promise<void> {
  for (const { alertId, recipient, count, lastMatchId } of await listAlertNews(ctx.db, alertIds)) {
    const changed = await updateWaitingAlert(ctx.db, { alertId, count, now: ctx.now() });
    if (changed) await insertNotifications(ctx, recipient, 'patch message', [changed]);
    else {
      const notification = {
        type: NotificationType.Alert,
        activityId: `alert:${alertId}:${lastMatchId}`,
        alertId,
      } as const;
      await notify(ctx, { recipient, ...notification, data: { count }, now: ctx.now() });
    }
  }
}

/** Events that the bell listens to. */
export const NOTIFICATION_LISTENERS: readonly EventListener[] = [
  listensTo(messageStored, 'notifications.tellOfMessage', notifyOfMessage),
  listensTo(messageRemoved, 'notifications.forgetMessage', forgetMessage),
  listensTo(conversationRead, 'notifications.followReading', onConversationRead),
  listensTo(homesAlerted, 'notifications.tellOfHomes', notifyOfHomes),
];
