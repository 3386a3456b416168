import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../own-offer.record.ts';
import { mayStep } from '../own-offer-states.ts';
import { impossible, takeStep } from './offer-step.ts';
import { lockOwned, type OwnedOffer } from './own-offer.policy.ts';
import { lockOwnOffer, updateOwnOffer } from './own-offer.queries.ts';
import { listOwnPictures } from './own-picture.queries.ts';
import { afterChange, showPublic } from './public-side.ts';
import { isPaid, refuseUnready, submitted } from './publication.service.ts';
import { reviewedHash } from './reviewed-content.ts';

const DAY_MS = 86_400_000;
/** So many days before its end a publication may be prolonged. @source docs/reference/transitions.md, "Owner's record" */
const PROLONGED_FROM_DAYS = 14;

/** Whether a payment may prolong an offer now. */
export const mayProlong = ({ status, endDate }: OwnOfferRecord, now: Date): boolean =>
  status === OfferStatus.Published &&
  endDate !== null &&
  endDate.getTime() - now.getTime() <= PROLONGED_FROM_DAYS * DAY_MS;

/**
 * An offer that somebody wants to pay for, locked.
 *
 * @throws AppError as `lockOwned`; `error.forbidden` for staff whose offer it is not; `error.status.transition` where nothing is to be paid; `error.validation` for what is
 *   missing; `error.quota`
 */
export async function lockForPayment(ctx: Context, tx: Db, id: number): Promise<OwnedOffer> {
  const owned = await lockOwned(ctx, tx, id, { isConfirmed: true });
  const { offer, actor, right } = owned;
  // Staff may do much with the offers of others, but not pay for them.
  if (right === 'staff') throw new AppError('error.forbidden', { code: 403 });
  const now = ctx.now();
  if (offer.status === OfferStatus.PendingPayment || mayProlong(offer, now)) return owned;
  const isSold = offer.offerType === OfferType.Rent || offer.offerType === OfferType.Sell;
  if (!isSold || !mayStep(offer.status, 'awaitPayment') || isPaid(offer, now))
    throw impossible(offer.status, OfferStatus.PendingPayment);
  await refuseUnready(tx, offer, actor);
  return owned;
}

/** The offer waits until its payment has come to an end; one that is to be prolonged stays online. */
export async function holdForPayment(tx: Db, offer: OwnOfferRecord, now: Date): Promise<OwnOfferRecord> {
  if (offer.status !== OfferStatus.Published)
    return takeStep(tx, offer, {
      step: 'awaitPayment',
      change: { previousStatus: offer.status, hasOpenPayment: true },
      now,
    });
  await updateOwnOffer(tx, offer.id, { hasOpenPayment: true });
  return { ...offer, hasOpenPayment: true };
}

/** Nobody can pay at the moment, but may have paid: the offer waits, and may be deleted. */
export const stallPayment = (tx: Db, offerId: number): Promise<void> =>
  updateOwnOffer(tx, offerId, { hasOpenPayment: false });

/**
 * An offer is paid: it goes to review, online again where nothing that was reviewed has changed, or stays online for longer.
 *
 * @param isProlonging what the payment was made for
 * @returns whether there was still something to be paid; otherwise the money goes back
 */
export async function settlePublication(
  ctx: Context,
  tx: Db,
  { offerId, days, isProlonging }: { offerId: number; days: number; isProlonging: boolean },
): Promise<boolean> {
  const offer = await lockOwnOffer(tx, offerId);
  if (!offer) return false;
  const now = ctx.now();
  if (isProlonging) return prolong(tx, offer, days, now);
  const paid = { paidDays: days, paidAt: now, hasOpenPayment: false };
  if (offer.status === OfferStatus.Draft || offer.status === OfferStatus.Rejected) {
    await takeStep(tx, offer, { step: 'submit', change: { ...submitted(now), ...paid }, now });
    return true;
  }
  if (offer.status !== OfferStatus.PendingPayment) return false;
  const hash = reviewedHash(offer, await listOwnPictures(tx, offerId));
  const isReviewed = offer.previousStatus === OfferStatus.Expired && offer.approvedHash === hash;
  if (!isReviewed) {
    await takeStep(tx, offer, { step: 'settle', change: { ...submitted(now), ...paid }, now });
    return true;
  }
  const change = { ...paid, paidDays: null, previousStatus: null, endDate: later(now, days) };
  await showPublic(tx, await takeStep(tx, offer, { step: 'republish', change, now }), now);
  return true;
}

const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

async function prolong(tx: Db, offer: OwnOfferRecord, days: number, now: Date): Promise<boolean> {
  await updateOwnOffer(tx, offer.id, { hasOpenPayment: false });
  const isOnline = [
    OfferStatus.Published,
    OfferStatus.OfferPaused,
    OfferStatus.PendingVerification,
  ] as readonly number[];
  if (!isOnline.includes(offer.status) || offer.endDate === null) return false;
  const change = { endDate: later(offer.endDate > now ? offer.endDate : now, days), updatedAt: now };
  await updateOwnOffer(tx, offer.id, change);
  await afterChange(tx, { ...offer, ...change }, now);
  return true;
}

/** A payment came to nothing: the offer is where it was before. */
export async function releaseUnpaid(tx: Db, offerId: number, now: Date): Promise<void> {
  const offer = await lockOwnOffer(tx, offerId);
  if (!offer) return;
  if (offer.status !== OfferStatus.PendingPayment) {
    await updateOwnOffer(tx, offerId, { hasOpenPayment: false });
    return;
  }
  const status = offer.previousStatus ?? OfferStatus.Draft;
  await updateOwnOffer(tx, offerId, { status, previousStatus: null, hasOpenPayment: false, updatedAt: now });
}

/** Money went back for an offer: one that is online because of it leaves the public. */
export async function endRefunded(tx: Db, offerId: number, now: Date): Promise<void> {
  const offer = await lockOwnOffer(tx, offerId);
  if (!offer) return;
  if (mayStep(offer.status, 'expire')) await takeStep(tx, offer, { step: 'expire', change: { endDate: now }, now });
  else await updateOwnOffer(tx, offerId, { paidDays: null, paidAt: null });
}
