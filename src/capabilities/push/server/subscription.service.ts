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
  deleteExcessDevices,
  deleteOfOthers,
  deleteSubscription,
  isSwitchedOn,
  listPushSubscriptions,
  lockSubscriptions,
  saveSubscription,
} from './subscription.queries.ts';

/** Longest stored user agent, characters. */
const LONGEST_USER_AGENT = 400;

/** The public key of this installation, and the actor's devices. */
export interface OwnSubscriptions {
  publicKey: string;
  devices: PushDevice[];
}

/** Devices of the actor, the latest first. @throws AppError `error.auth.required` */
export async function readSubscriptions(ctx: Context): Promise<OwnSubscriptions> {
  const { userId, sessionId } = requireUser(ctx);
  const rows = await listPushSubscriptions(ctx.db, userId);
  const devices = rows.map(({ sessionId: of, ...device }) => ({ ...device, isCurrent: of === sessionId }));
  return { publicKey: await publicKey(ctx), devices };
}

/**
 * Subscribes the caller's browser for the actor. Another member's subscription on it ends, also by a renewal; beyond ten devices one
 * with an ended session is deleted, else the oldest.
 *
 * A renewal moves the actor's existing subscription to the current session; a removed one stays removed.
 *
 * @throws AppError `error.auth.required`; `error.validation`, also for an address that is not publicly reachable
 * @source docs/reference/abuse-cases.md, "61"
 */
export async function subscribe(ctx: Context, input: object): Promise<OwnSubscriptions> {
  const { userId: accountId, sessionId } = requireUser(ctx);
  const { endpoint, isRenewal, ...keys } = validated(subscriptionInput, input);
  const { href } = allowedUrl(ctx, endpoint);
  if (!isPoint(keys.p256dh)) throw invalid({ field: 'p256dh' });
  return ctx.db.transaction().execute(async (tx) => {
    await lockSubscriptions(tx);
    await deleteOfOthers(tx, { accountId, endpoint: href });
    const isOn = !isRenewal || (await isSwitchedOn(tx, { accountId, sessionId, endpoint: href }));
    if (!isOn) return readSubscriptions(withinTransaction(ctx, tx));
    const userAgent = ctx.userAgent.slice(0, LONGEST_USER_AGENT);
    await saveSubscription(tx, { accountId, sessionId, endpoint: href, ...keys, userAgent, now: ctx.now() });
    await deleteExcessDevices(tx, accountId);
    return readSubscriptions(withinTransaction(ctx, tx));
  });
}

/** Removes a device of the actor. @throws AppError `error.auth.required`; `error.notFound` for one that is not theirs */
export async function unsubscribe(ctx: Context, input: { id: number }): Promise<OwnSubscriptions> {
  const { userId: accountId } = requireUser(ctx);
  const { id } = validated(deviceInput, input);
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

/** Whether the key is a point of the curve: encryption fails with any other. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed');
    return true;
  } catch {
    // The library's message does not help the caller.
    return false;
  }
}
