import { homesAlerted } from '#capabilities/alerts/server/alert.events.ts';
import {
  conversationRead,
  messageRemoved,
  messageStored,
} from '#capabilities/conversations/server/conversation.events.ts';
import type { Context } from '#platform/context/context.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { NotificationType } from '../notification.ts';
import { deleteOfMessage, type Recipient, updateReadToSeen, updateWaitingAlert } from './notification.queries.ts';
import { notify, tellRecords } from './notification.service.ts';
import { findReceiver, listAlertNews } from './told-things.queries.ts';

const memberOf = (accountId: number): Recipient => ({ accountId, visitorId: null });

/** A message waits for a member. */
async function tellOfMessage({ db: tx, now }: Context, { messageId }: { messageId: number }): Promise<void> {
  const accountId = await findReceiver(tx, messageId);
  if (accountId === null) return;
  const told = { type: NotificationType.Message, activityId: `message:${messageId}`, messageId } as const;
  await notify(tx, { recipient: memberOf(accountId), ...told, now: now() });
}

async function forgetMessage({ db: tx }: Context, { messageId }: { messageId: number }): Promise<void> {
  for (const { accountId, activityId } of await deleteOfMessage(tx, messageId))
    await tellRecords(tx, memberOf(accountId), 'remove message', [{ activityId }]);
}

/** What a member read is told of no more. */
async function followReading(
  { db: tx, now }: Context,
  { conversationId, accountId }: { conversationId: number; accountId: number },
): Promise<void> {
  const seen = await updateReadToSeen(tx, { accountId, conversationId, now: now() });
  for (const activityId of seen)
    await tellRecords(tx, memberOf(accountId), 'patch message', [{ activityId, seen: true }]);
}

/** Alerts found homes: one that its reader has not looked at yet says more, others are told of. */
async function tellOfHomes({ db: tx, now }: Context, { alertIds }: { alertIds: readonly number[] }): Promise<void> {
  for (const { alertId, recipient, count, lastMatchId } of await listAlertNews(tx, alertIds)) {
    const changed = await updateWaitingAlert(tx, { alertId, count, now: now() });
    if (changed) await tellRecords(tx, recipient, 'patch message', [changed]);
    else {
      const told = { type: NotificationType.Alert, activityId: `alert:${alertId}:${lastMatchId}`, alertId } as const;
      await notify(tx, { recipient, ...told, data: { count }, now: now() });
    }
  }
}

/** What the bell hears. */
export const NOTIFICATION_LISTENERS: readonly EventListener[] = [
  listensTo(messageStored, 'notifications.tellOfMessage', tellOfMessage),
  listensTo(messageRemoved, 'notifications.forgetMessage', forgetMessage),
  listensTo(conversationRead, 'notifications.followReading', followReading),
  listensTo(homesAlerted, 'notifications.tellOfHomes', tellOfHomes),
];
