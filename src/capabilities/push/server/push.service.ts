import type { Context } from '#platform/context/context.ts';
import { send } from '#platform/jobs/job.ts';
import { PUSH_DELIVERY } from './delivery.service.ts';
import { insertMessages } from './push-message.queries.ts';
import { type PushMessage, writtenPushMessage } from './push-message.ts';

/**
 * Queues a message to each subscribed device of a member, in the caller's transaction: after the commit it is sent soon and at least
 * once; after a rollback it does not exist. Nothing is stored for a member without devices.
 *
 * @param ctx inside the transaction (`withinTransaction`)
 * @returns number of devices that get the message; each key counts once
 * @throws Error for a message whose address is outside this site
 */
export async function pushTo(ctx: Context, accountId: number, message: PushMessage): Promise<number> {
  const ids = await insertMessages(ctx.db, { accountId, ...writtenPushMessage(message), now: ctx.now() });
  for (const messageId of ids) await send(ctx.db, PUSH_DELIVERY, { messageId });
  return ids.length;
}
