import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { isFree } from '#capabilities/prices/server/price.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { DAYS_ONLINE, missingParts } from '../../own-offer-fields.ts';
import { LIVE_STATUSES, mayStep, type StepName } from '../../own-offer-states.ts';
import { offerQuota } from '../../tier-quotas.ts';
import { impossible, recordOfferAct, takeStep } from '../own-offer/offer-step.ts';
import { type ActRequirements, lockOwned } from '../own-offer/own-offer.policy.ts';
import { countOwnOffers, lockOffersOf, type OwnOfferChange, updateOwnOffer } from '../own-offer/own-offer.queries.ts';
import { applyContentChange, UNCLAIMED } from '../public-copy/public-side.ts';

/** Days after its payment within which a rejected offer may be submitted again. @source docs/reference/transitions.md, "Owner's record" */
const PAID_FOR_DAYS = 60;

/** Whether submitting an offer is paid: unused days, or a publication that has not ended. */
export const isPaid = ({ status, paidAt, paidDays, endDate }: OwnOfferRecord, now: Date): boolean => {
  const isRecent = paidAt !== null && now.getTime() - paidAt.getTime() <= PAID_FOR_DAYS * DAY_MS;
  if (endDate !== null && endDate > now) return true;
  return isRecent && (paidDays !== null || status === OfferStatus.Rejected);
};

/**
 * Refuses an offer that is not ready for review.
 *
 * @throws AppError `error.validation`, its values naming the missing facts; `error.quota`
 */
export async function refuseUnready(tx: Db, offer: OwnOfferRecord, owner: Pick<UserActor, 'rolesFlag'>): Promise<void> {
  const missing = missingParts(offer);
  if (missing.length > 0) {
    const values = Object.fromEntries(missing.map((name) => [name, 'error.validation.required']));
    throw new AppError('error.validation', { code: 400, values });
  }
  await lockOffersOf(tx, offer.userId);
  const { live } = offerQuota(owner.rolesFlag);
  const used = await countOwnOffers(tx, offer.userId, LIVE_STATUSES);
  if (used >= live) throw new AppError('error.quota', { code: 409, values: { limit: live, used } });
}

/** Fields of an offer at its submission. */
export const submissionFields = (now: Date): OwnOfferChange => ({
  submittedAt: now,
  previousStatus: null,
  ...UNCLAIMED,
});

/**
 * Submits an offer for review that needs no payment; for its owner.
 *
 * @throws AppError `error.status.transition`, also where a payment is due; as `refuseUnready`
 */
export async function submitOffer(ctx: Context, tx: Db, id: number): Promise<OwnOfferRecord> {
  const { offer, right, actor } = await lockOwned(ctx, tx, id, { isConfirmed: true });
  if (offer.status === OfferStatus.PendingVerification) return offer;
  const now = ctx.now();
  const isFreeToday = offer.offerType !== OfferType.PreSell && (await isFree(tx, offer.offerType));
  const isDue = !isFreeToday && !isPaid(offer, now);
  if (!mayStep(offer.status, 'submit') || offer.offerType === OfferType.PreSell || isDue)
    throw impossible(offer.status, OfferStatus.PendingVerification);
  await refuseUnready(tx, offer, actor);
  const days = isPaid(offer, now) ? {} : { paidDays: DAYS_ONLINE[offer.offerType] ?? null, paidAt: now };
  await recordOfferAct(tx, ctx, id, { act: 'offer.submitted', right });
  return takeStep(tx, offer, { step: 'submit', change: { ...submissionFields(now), ...days }, now });
}

/** An act of an owner with a single step. */
interface OwnerStep {
  step: StepName;
  /** Statuses in which it is done already. */
  done: readonly number[];
  act: string;
  wanted?: ActRequirements;
  /** @throws AppError where it is not permitted */
  guard?(offer: OwnOfferRecord, now: Date): void;
}

/** Takes a step for an owner. Idempotent. */
async function ownerStep(
  ctx: Context,
  id: number,
  { step, done, act, wanted, guard }: OwnerStep,
): Promise<OwnOfferRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const { offer, right } = await lockOwned(ctx, tx, id, wanted);
    if (done.includes(offer.status)) return offer;
    const now = ctx.now();
    guard?.(offer, now);
    const moved = await takeStep(tx, offer, { step, now });
    await recordOfferAct(tx, ctx, id, {
      act,
      right,
      before: { status: offer.status },
      after: { status: moved.status },
    });
    return step === 'resume' ? applyContentChange(tx, moved, now) : moved;
  });
}

const CONFIRMED: ActRequirements = { isConfirmed: true };

/** Pauses an offer. @throws AppError as `lockOwned`, `error.status.transition` */
export const pauseOffer = (ctx: Context, id: number): Promise<OwnOfferRecord> =>
  ownerStep(ctx, id, { step: 'pause', done: [OfferStatus.OfferPaused], act: 'offer.paused', wanted: CONFIRMED });

/** Republishes a paused or private offer. @throws AppError `error.status.transition`, also when its days have passed */
export const resumeOffer = (ctx: Context, id: number): Promise<OwnOfferRecord> =>
  ownerStep(ctx, id, {
    step: 'resume',
    done: [OfferStatus.Published],
    act: 'offer.resumed',
    wanted: CONFIRMED,
    guard: ({ status, endDate }, now) => {
      if (endDate === null || endDate <= now) throw impossible(status, OfferStatus.Published);
    },
  });

/** Hides an offer from all but the members to whom it is suggested; sales only. */
export const makeOfferPrivate = (ctx: Context, id: number): Promise<OwnOfferRecord> =>
  ownerStep(ctx, id, {
    step: 'makePrivate',
    done: [OfferStatus.OfferPrivate],
    act: 'offer.madePrivate',
    wanted: CONFIRMED,
    guard: ({ status, offerType }) => {
      if (offerType !== OfferType.Sell) throw impossible(status, OfferStatus.OfferPrivate);
    },
  });

/** Marks the home as sold or let. */
export const sellOffer = (ctx: Context, id: number): Promise<OwnOfferRecord> =>
  ownerStep(ctx, id, { step: 'sell', done: [OfferStatus.Sold], act: 'offer.sold' });

/**
 * Suggests an offer to members with a matching search, or ends that. It changes the status of a private one, and a mark of one that is online.
 *
 * @throws AppError `error.forbidden` for all but agents
 */
export async function changeSuggesting(ctx: Context, id: number, isToSuggest: boolean): Promise<OwnOfferRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const { offer, right, actor } = await lockOwned(ctx, tx, id, CONFIRMED);
    if (!hasRole(actor.rolesFlag, Role.Agent)) throw new AppError('error.forbidden', { code: 403 });
    const now = ctx.now();
    const done = isToSuggest ? OfferStatus.OfferPrivateToSuggest : OfferStatus.OfferPrivate;
    if (offer.status === done) return offer;
    await recordOfferAct(tx, ctx, id, { act: isToSuggest ? 'offer.suggested' : 'offer.unsuggested', right });
    if (offer.status !== OfferStatus.Published)
      return takeStep(tx, offer, { step: isToSuggest ? 'suggest' : 'stopSuggesting', change: { isToSuggest }, now });
    if (offer.isToSuggest === isToSuggest) return offer;
    return markToSuggest(tx, offer, isToSuggest, now);
  });
}

async function markToSuggest(tx: Db, offer: OwnOfferRecord, isToSuggest: boolean, now: Date): Promise<OwnOfferRecord> {
  await updateOwnOffer(tx, offer.id, { isToSuggest, updatedAt: now });
  return applyContentChange(tx, { ...offer, isToSuggest }, now);
}

/**
 * Deletes an offer that was never public, and withdraws one that was.
 *
 * @throws AppError `error.payment.inProgress` while one is under way; `error.status.transition`
 * @source docs/reference/abuse-cases.md, "58"
 */
export async function deleteOffer(ctx: Context, id: number): Promise<OwnOfferRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const { offer, right } = await lockOwned(ctx, tx, id, { isDeletedToo: true });
    if (offer.status === OfferStatus.Withdrawn || offer.status === OfferStatus.Deleted) return offer;
    if (offer.hasOpenPayment) throw new AppError('error.payment.inProgress', { code: 409 });
    const step = offer.activeOfferId === null ? 'discard' : 'withdraw';
    const moved = await takeStep(tx, offer, { step, change: UNCLAIMED, now: ctx.now() });
    await recordOfferAct(tx, ctx, id, { act: 'offer.deleted', right, before: { status: offer.status } });
    return moved;
  });
}
