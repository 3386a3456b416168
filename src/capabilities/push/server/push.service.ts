import type { Context } from '#platform/context/context.ts';
import { send } from '#platform/jobs/job.ts';
import { PUSH_DELIVERY } from './delivery.service.ts';
import { insertMessages } from './push-message.queries.ts';
import { type PushMessage, written } from './push-message.ts';

/**
 * Tells a member something on each device where they asked for it, in the transaction that is its cause: once that commits it
 * is sent, soon and at least once; if it does not, there never was a message. A member without devices is told nothing, and
 * nothing of it is kept.
 *
 * @param ctx inside the transaction (`withinTransaction`)
 * @returns how many devices are told, each key once
 * @throws Error for a message whose address is none of ours
 */
export async function pushTo(ctx: Context, accountId: number, message: PushMessage): Promise<number> {
  const ids = await insertMessages(ctx.db, { accountId, ...written(message), now: ctx.now() });
  for (const messageId of ids) await send(ctx.db, PUSH_DELIVERY, { messageId });
  return ids.length;
}
