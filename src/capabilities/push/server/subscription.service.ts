import { ECDH } from 'node:crypto';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { invalid, notFound } from '#kernel/app-error.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { RefusedAddressError, strangersUrl } from '#platform/http/outbound/public-address.ts';
import { deviceInput, subscriptionInput } from '../push.input.ts';
import type { PushDevice } from '../push.record.ts';
import { publicKey } from './push-key.service.ts';
import {
  deleteBeyondMost,
  deleteOfOthers,
  deleteSubscription,
  isSwitchedOn,
  listSubscriptions,
  lockSubscriptions,
  saveSubscription,
} from './subscription.queries.ts';

/** Longest that a browser's name for itself is kept, characters. */
const LONGEST_USER_AGENT = 400;

/** The public key of this house, and where the actor is told things. */
export interface OwnSubscriptions {
  publicKey: string;
  devices: PushDevice[];
}

/** Devices of the actor, the latest first. @throws AppError `error.auth.required` */
export async function readSubscriptions(ctx: Context): Promise<OwnSubscriptions> {
  const { userId, sessionId } = requireUser(ctx);
  const rows = await listSubscriptions(ctx.db, userId);
  const devices = rows.map(({ sessionId: of, ...device }) => ({ ...device, isCurrent: of === sessionId }));
  return { publicKey: await publicKey(ctx), devices };
}

/**
 * Tells the actor things on the browser that asks. Whoever was told things there before is told nothing there any more, also by a
 * renewal; of more than ten devices one goes whose session was ended, else the oldest. A renewal goes on under the session of now with
 * what the actor switched on; what was removed since stays removed.
 *
 * @throws AppError `error.auth.required`; `error.validation`, also for an address that nobody outside reaches
 * @source docs/reference/abuse-cases.md, "61"
 */
export async function subscribe(ctx: Context, asked: object): Promise<OwnSubscriptions> {
  const { userId: accountId, sessionId } = requireUser(ctx);
  const { endpoint, isRenewal, ...keys } = validated(subscriptionInput, asked);
  const { href } = allowedUrl(ctx, endpoint);
  if (!isPoint(keys.p256dh)) throw invalid({ field: 'p256dh' });
  return ctx.db.transaction().execute(async (tx) => {
    await lockSubscriptions(tx);
    await deleteOfOthers(tx, { accountId, endpoint: href });
    const isOn = !isRenewal || (await isSwitchedOn(tx, { accountId, sessionId, endpoint: href }));
    if (!isOn) return readSubscriptions(withinTransaction(ctx, tx));
    const userAgent = ctx.userAgent.slice(0, LONGEST_USER_AGENT);
    await saveSubscription(tx, { accountId, sessionId, endpoint: href, ...keys, userAgent, now: ctx.now() });
    await deleteBeyondMost(tx, accountId);
    return readSubscriptions(withinTransaction(ctx, tx));
  });
}

/** Forgets a device of the actor. @throws AppError `error.auth.required`; `error.notFound` for one that is not theirs */
export async function unsubscribe(ctx: Context, asked: { id: number }): Promise<OwnSubscriptions> {
  const { userId: accountId } = requireUser(ctx);
  const { id } = validated(deviceInput, asked);
  if (!(await deleteSubscription(ctx.db, { accountId, id }))) throw notFound();
  return readSubscriptions(ctx);
}

function allowedUrl({ services }: Context, endpoint: string): URL {
  try {
    return strangersUrl(endpoint, services.strangers);
  } catch (error) {
    if (error instanceof RefusedAddressError) throw invalid({ field: 'endpoint' });
    throw error;
  }
}

/** Whether it is a point of the curve: with any other no message could be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed');
    return true;
  } catch {
    // What the library says of it is of no use to whoever asks.
    return false;
  }
}
