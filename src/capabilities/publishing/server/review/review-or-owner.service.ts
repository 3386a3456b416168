import { OfferStatus } from '#capabilities/offers/offer.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { changedMeanwhile } from '../own-offer/offer-step.ts';
import { isReviewer, lockOwned, readOwned, refuseSelfReview } from '../own-offer/own-offer.policy.ts';
import { republishExpired } from '../publication/expired-offer.service.ts';
import { resumeOffer, submitOffer } from '../publication/publication.service.ts';
import { approveOffer, claimOffer, type SeenState } from './review-acts.service.ts';

/**
 * Submits an offer for review for its owner; claims it for a reviewer.
 *
 * @throws AppError as `submitOffer`, `republishExpired`, `claimOffer`
 */
export const verifyOffer = (ctx: Context, id: number): Promise<OwnOfferRecord> =>
  ctx.db.transaction().execute(async (tx) => {
    const owned = await lockOwned(ctx, tx, id, { isReview: true });
    if (owned.right === 'staff') return claimOffer(ctx, tx, owned);
    return owned.offer.status === OfferStatus.Expired ? republishExpired(ctx, tx, id) : submitOffer(ctx, tx, id);
  });

/** Statuses from which only a reviewer publishes. */
const REVIEWED: readonly number[] = [OfferStatus.PendingVerification, OfferStatus.Edited, OfferStatus.OfferSuspended];

/**
 * Approves an offer for a reviewer; republishes a paused or private one for its owner.
 *
 * @throws AppError `error.forbidden` for an owner whose offer waits for review; as `approveOffer`, `resumeOffer`
 * @source docs/reference/abuse-cases.md, "4", "5"
 */
export async function publishOffer(ctx: Context, id: number, seen: SeenState): Promise<OwnOfferRecord> {
  const { offer, right, actor } = await readOwned(ctx, id, { isReview: true });
  if (right === 'staff') return approveOffer(ctx, id, seen);
  if (REVIEWED.includes(offer.status)) {
    if (isReviewer(actor)) refuseSelfReview(actor, offer);
    throw new AppError('error.forbidden', { code: 403 });
  }
  if (seen.status !== null && seen.status !== offer.status) throw changedMeanwhile(seen.status, offer.status);
  return resumeOffer(ctx, id);
}
