import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { missingParts } from '../../own-offer-fields.ts';
import { mayStep } from '../../own-offer-states.ts';
import { impossible, takeStep } from '../own-offer/offer-step.ts';
import { lockOwned, type OfferRight, type OwnedOffer, readOwned } from '../own-offer/own-offer.policy.ts';
import { lockOwnOffer, updateOwnOffer } from '../own-offer/own-offer.queries.ts';
import { listOwnPictures } from '../own-offer/own-picture.queries.ts';
import { applyContentChange, isOwnerInGoodStanding, publishContent } from '../public-copy/public-side.ts';
import { reviewedHash } from '../public-copy/reviewed-content.ts';
import { isPaid, refuseUnready, submissionFields } from './publication.service.ts';

/** Days before its end from which a publication may be prolonged. @source docs/reference/transitions.md, "Owner's record" */
const PROLONGED_FROM_DAYS = 14;

/** Whether a payment may prolong an offer now. */
export const mayProlong = ({ status, endDate }: OwnOfferRecord, now: Date): boolean =>
  status === OfferStatus.Published &&
  endDate !== null &&
  endDate.getTime() - now.getTime() <= PROLONGED_FROM_DAYS * DAY_MS;

/**
 * An offer to be paid; locks its row.
 *
 * @throws AppError as `lockOwned`; `error.forbidden` for staff whose offer it is not; `error.status.transition` where nothing is to be
 * paid; `error.validation` for
 * missing facts; `error.quota`
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

/**
 * Holds an offer until its payment ends; one to be prolonged stays online, and one that waits already goes
 * on waiting.
 */
export async function holdForPayment(tx: Db, offer: OwnOfferRecord, now: Date): Promise<OwnOfferRecord> {
  if (mayStep(offer.status, 'awaitPayment'))
    return takeStep(tx, offer, {
      step: 'awaitPayment',
      change: { previousStatus: offer.status, hasOpenPayment: true },
      now,
    });
  await updateOwnOffer(tx, offer.id, { hasOpenPayment: true });
  return { ...offer, hasOpenPayment: true };
}

/** Locks an offer until the transaction ends: no payment of it begins meanwhile. */
export const lockOffer = async (tx: Db, offerId: number): Promise<void> => {
  await lockOwnOffer(tx, offerId);
};

/** Holds an offer whose payment has an unknown end: it waits, and may be deleted. */
export const stallPayment = (tx: Db, offerId: number): Promise<void> =>
  updateOwnOffer(tx, offerId, { hasOpenPayment: false });

/** A paid publication. */
interface PaidPublication {
  offerId: number;
  /** Type of the offer when its payment began: the price is that of this type. */
  offerType: number;
  days: number;
  /** The payment was made for an offer that was online. */
  isProlonging: boolean;
  /** The money came after the payment had ended. */
  isLate?: boolean;
}

/**
 * Applies a payment to its offer: it goes to review, online again where no reviewed content has changed, or stays online for longer.
 *
 * Late money counts only for an offer that still waits. A payment in time, or paid at once, may find an offer that does not wait (its days
 * ended): it counts where the offer may be paid as it is.
 *
 * No payment counts for another type of offer.
 *
 * @returns whether a payment was still due; otherwise the money goes back
 * @source docs/reference/transitions.md, "Late money"
 */
export async function settlePublication(
  ctx: Pick<Context, 'now'>,
  tx: Db,
  { offerId, offerType, days, isProlonging, isLate = false }: PaidPublication,
): Promise<boolean> {
  const offer = await lockOwnOffer(tx, offerId);
  const isWaiting = offer?.status === OfferStatus.PendingPayment;
  if (!offer || offer.offerType !== offerType || (isLate && !isWaiting)) return false;
  const now = ctx.now();
  await updateOwnOffer(tx, offerId, { hasOpenPayment: false });
  if (isProlonging && isProlongable(offer)) return prolong(tx, offer, days, now);
  if (!isWaiting && !mayBePaid(offer, now)) return false;
  const paid = { paidDays: days, paidAt: now, hasOpenPayment: false };
  if (offer.status === OfferStatus.Draft || offer.status === OfferStatus.Rejected) {
    await takeStep(tx, offer, { step: 'submit', change: { ...submissionFields(now), ...paid }, now });
    return true;
  }
  await settleWaiting(tx, isWaiting ? offer : await holdForPayment(tx, offer, now), paid, now);
  return true;
}

/**
 * Continues an offer that waited for its payment: online at once where no reviewed content has changed since, and its owner
 * was not suspended meanwhile.
 */
async function settleWaiting(
  tx: Db,
  offer: OwnOfferRecord,
  paid: { paidDays: number; paidAt: Date; hasOpenPayment: boolean },
  now: Date,
): Promise<void> {
  const hash = reviewedHash(offer, await listOwnPictures(tx, offer.id));
  const isApproved = offer.previousStatus === OfferStatus.Expired && offer.approvedHash === hash;
  if (!isApproved || !(await isOwnerInGoodStanding(tx, offer))) {
    await takeStep(tx, offer, { step: 'settle', change: { ...submissionFields(now), ...paid }, now });
    return;
  }
  const change = { ...paid, paidDays: null, previousStatus: null, endDate: later(now, paid.paidDays) };
  await publishContent(tx, await takeStep(tx, offer, { step: 'republish', change, now }), now);
}

/** Whether an offer that waits for no payment could be paid as it is: complete, and not otherwise paid meanwhile. */
function mayBePaid(offer: OwnOfferRecord, now: Date): boolean {
  const isSold = offer.offerType === OfferType.Rent || offer.offerType === OfferType.Sell;
  return isSold && mayStep(offer.status, 'awaitPayment') && !isPaid(offer, now) && missingParts(offer).length === 0;
}

const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Statuses in which days of an offer run, or continue after its review. */
const RUNNING: readonly number[] = [
  OfferStatus.Published,
  OfferStatus.OfferPaused,
  OfferStatus.OfferPrivate,
  OfferStatus.OfferPrivateToSuggest,
  OfferStatus.PendingVerification,
];

const isProlongable = ({ status, endDate }: OwnOfferRecord): boolean => RUNNING.includes(status) && endDate !== null;

async function prolong(tx: Db, offer: OwnOfferRecord, days: number, now: Date): Promise<boolean> {
  if (offer.endDate === null) return false;
  const change = { endDate: later(offer.endDate > now ? offer.endDate : now, days), updatedAt: now };
  await updateOwnOffer(tx, offer.id, change);
  await applyContentChange(tx, { ...offer, ...change }, now);
  return true;
}

/** Returns an offer to its earlier status after a failed payment. */
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

/**
 * Ends the publication of a refunded offer: an online one leaves the public. One in review cannot be published before it is
 * paid again; an approved version that is still public leaves, too.
 *
 * @param isPaidAgain another payment was made for it since: its review goes on for that one
 */
export async function endRefunded(tx: Db, offerId: number, now: Date, isPaidAgain = false): Promise<void> {
  const offer = await lockOwnOffer(tx, offerId);
  if (!offer) return;
  const unpaid = { paidDays: null, paidAt: null };
  if (mayStep(offer.status, 'expire')) {
    await takeStep(tx, offer, { step: 'expire', change: { ...unpaid, endDate: now }, now });
    return;
  }
  const isSuspended = offer.status === OfferStatus.OfferSuspended;
  const isInReview = offer.status === OfferStatus.PendingVerification || offer.status === OfferStatus.Rejected;
  if (isInReview && isPaidAgain) return;
  const end = isSuspended ? { endDate: now } : isInReview ? { endDate: null } : {};
  await updateOwnOffer(tx, offerId, { ...unpaid, ...end });
  if (offer.status === OfferStatus.PendingVerification && offer.activeOfferId !== null)
    await moveCopy(tx, offer.activeOfferId, { to: OfferStatus.Expired, now });
}

/**
 * The actor's right on an offer that is paid for.
 *
 * @throws AppError as `readOwned`
 */
export const rightOnOffer = async (ctx: Context, offerId: number): Promise<OfferRight> =>
  (await readOwned(ctx, offerId, { isDeletedToo: true })).right;
