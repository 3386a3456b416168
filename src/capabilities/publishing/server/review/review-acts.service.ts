import { OfferStatus } from '#capabilities/offers/offer.ts';
import { AppError } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { validated } from '#platform/graphql/validated.ts';
import { shownContent } from '../../approved-content.ts';
import { reviewCommentInput } from '../../own-offer.input.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { mayStep } from '../../own-offer-states.ts';
import { deleteReturned, saveApproved, saveReturned } from '../own-offer/approved-content.queries.ts';
import { postOfferMail } from '../own-offer/offer.mails.ts';
import { changedMeanwhile, impossible, recordOfferAct, takeStep } from '../own-offer/offer-step.ts';
import { lockOwned, type OwnedOffer, refuseSelfReview } from '../own-offer/own-offer.policy.ts';
import { type OwnOfferChange, updateOwnOffer } from '../own-offer/own-offer.queries.ts';
import { listOwnPictures } from '../own-offer/own-picture.queries.ts';
import { offerApproved } from '../own-offer/publishing.events.ts';
import { applyContentChange, isOwnerInGoodStanding, publishContent, UNCLAIMED } from '../public-copy/public-side.ts';
import { reviewedHash } from '../public-copy/reviewed-content.ts';

/** Duration of a claim, milliseconds. @source docs/reference/transitions.md, "Review" */
export const CLAIM_MS = 30 * MINUTE_MS;
/** Time within which an act of review may be undone, milliseconds. */
const UNDO_MS = 30 * DAY_MS;

/** The reviewer with the current claim; null for none. */
export const reviewerOf = ({ claimedBy, claimedAt }: OwnOfferRecord, now: Date): number | null =>
  claimedAt !== null && now.getTime() - claimedAt.getTime() < CLAIM_MS ? claimedBy : null;

/**
 * Claims an offer for a reviewer: others leave it for half an hour. A repetition renews nothing while the claim covers the current
 * version.
 *
 * @throws AppError `error.moderation.self`; `error.status.transition` for one that waits for no review;
 * `error.status.changed` while another reviewer has it
 */
export async function claimOffer(ctx: Context, tx: Db, { offer, actor }: OwnedOffer): Promise<OwnOfferRecord> {
  refuseSelfReview(actor, offer);
  const now = ctx.now();
  if (!waitsForReview(offer)) throw impossible(offer.status, OfferStatus.PendingVerification);
  refuseOthers(offer, actor.userId, now);
  if (reviewerOf(offer, now) === actor.userId && offer.claimedVersion === offer.version) return offer;
  const change = { claimedBy: actor.userId, claimedAt: now, claimedVersion: offer.version };
  await updateOwnOffer(tx, offer.id, change);
  await recordOfferAct(tx, ctx, offer.id, { act: 'review.begun', right: 'staff' });
  return { ...offer, ...change };
}

/**
 * Releases the reviewer's claim before its half hour is over. Without a claim nothing changes.
 *
 * @throws AppError `error.status.changed` while another reviewer has it; `error.moderation.self`; `error.forbidden`
 */
export const releaseClaim = (ctx: Context, id: number): Promise<OwnOfferRecord> =>
  review(ctx, id, async ({ offer, actor }, tx, now) => {
    refuseOthers(offer, actor.userId, now);
    if (reviewerOf(offer, now) === null) return offer;
    await updateOwnOffer(tx, id, UNCLAIMED);
    await recordOfferAct(tx, ctx, id, { act: 'review.givenBack', right: 'staff' });
    return { ...offer, ...UNCLAIMED };
  });

/** Whether an offer waits for a reviewer: before it goes online, or after a trusted owner changed it online. */
export const waitsForReview = ({ status, submittedAt, reviewedAt }: OwnOfferRecord): boolean =>
  status === OfferStatus.PendingVerification ||
  status === OfferStatus.Edited ||
  (status === OfferStatus.Published && submittedAt !== null && (reviewedAt === null || submittedAt > reviewedAt));

/** Refuses an offer that another reviewer claims. @throws AppError `error.status.changed` */
function refuseOthers(offer: OwnOfferRecord, reviewerId: number, now: Date): void {
  const other = reviewerOf(offer, now);
  if (other !== null && other !== reviewerId) throw changedMeanwhile(offer.status, offer.status);
}

/** The state that a reviewer saw before deciding; null where unknown. */
export interface SeenState {
  status: number | null;
  version: number | null;
}

/**
 * Refuses an approval of unseen changes: owners may add pictures while they wait.
 *
 * @param seen the version that the reviewer saw; null for the claimed one
 * @throws AppError `error.status.changed` when the owner changed it since
 */
function refuseUnseen(
  { claimedBy, claimedVersion, version }: OwnOfferRecord,
  { reviewerId, seen }: { reviewerId: number; seen: number | null },
): void {
  const known = seen ?? (claimedBy === reviewerId ? claimedVersion : null);
  if (known !== null && known !== version) throw changedMeanwhile(known, version);
}

/** Refuses the offer of an account that is suspended or gone. @throws AppError `error.status.transition` */
async function refuseWithoutOwner(tx: Db, offer: OwnOfferRecord): Promise<void> {
  if (!(await isOwnerInGoodStanding(tx, offer))) throw impossible(offer.status, OfferStatus.Published);
}

/** A reviewer's decision about an offer that is locked. */
type Decision = (owned: OwnedOffer, tx: Db, now: Date) => Promise<OwnOfferRecord>;

async function review(ctx: Context, id: number, decide: Decision): Promise<OwnOfferRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const owned = await lockOwned(ctx, tx, id, { isReview: true });
    if (owned.right !== 'staff') throw await refusalOfOwner(owned);
    refuseSelfReview(owned.actor, owned.offer);
    return decide(owned, tx, ctx.now());
  });
}

/** Error for an owner who calls a reviewer's act: a reviewer gets the one for self-review, others the one for missing rights. */
async function refusalOfOwner({ actor, offer }: OwnedOffer): Promise<AppError> {
  const isReviewing = hasRole(actor.rolesFlag, Role.Moderator);
  if (isReviewing) refuseSelfReview(actor, offer);
  return new AppError('error.forbidden', { code: 403 });
}

/**
 * Approves an offer: it is online for the paid days. Idempotent.
 *
 * @param seen refuses another status or version
 * @throws AppError `error.status.changed`; `error.status.transition`; `error.moderation.self`; `error.forbidden`
 * @source docs/reference/abuse-cases.md, "4", "10", "11"
 */
export const approveOffer = (ctx: Context, id: number, seen: SeenState): Promise<OwnOfferRecord> =>
  review(ctx, id, async ({ offer, actor }, tx, now) => {
    if (seen.status !== null && seen.status !== offer.status) throw changedMeanwhile(seen.status, offer.status);
    if (offer.status === OfferStatus.Published && !waitsForReview(offer)) return offer;
    await refuseWithoutOwner(tx, offer);
    if (offer.status === OfferStatus.OfferSuspended) return reinstate(ctx, tx, offer);
    refuseOthers(offer, actor.userId, now);
    refuseUnseen(offer, { reviewerId: actor.userId, seen: seen.version });
    // Its money went back while it waited.
    if (endOf(offer, now) === null) throw impossible(offer.status, OfferStatus.Published);
    const change: OwnOfferChange = {
      ...(await reviewed(tx, offer, 'published', now)),
      reviewComment: null,
      paidDays: null,
      endDate: endOf(offer, now),
    };
    const isFirst = offer.status !== OfferStatus.Published;
    const moved = isFirst ? await takeStep(tx, offer, { step: 'publish', change, now }) : { ...offer, ...change };
    if (!isFirst) await updateOwnOffer(tx, id, change);
    const shown = await publishContent(tx, moved, now);
    await recordOfferAct(tx, ctx, id, { act: 'review.published', right: 'staff', before: { status: offer.status } });
    // An offer that was online throughout sends no mail to its owner.
    if (isFirst) await postOfferMail(ctx, tx, { name: 'offerPublished', offer: shown });
    if (isFirst && shown.activeOfferId !== null)
      await announce(tx, offerApproved, { offerId: id, activeOfferId: shown.activeOfferId });
    return shown;
  });

/** End of a publication: paid days begin now; a running one keeps its end. */
const endOf = ({ paidDays, endDate }: OwnOfferRecord, now: Date): Date | null =>
  paidDays === null ? endDate : new Date(now.getTime() + paidDays * DAY_MS);

async function reviewed(
  tx: Db,
  offer: OwnOfferRecord,
  reviewAct: 'published' | 'rejected',
  now: Date,
): Promise<OwnOfferChange> {
  const decided = { reviewAct, reviewedAt: now, reviewedVersion: offer.version, ...UNCLAIMED };
  const pictures = await listOwnPictures(tx, offer.id);
  const content = shownContent(offer, pictures);
  if (reviewAct === 'rejected') {
    await saveReturned(tx, offer.id, { content, returnedAt: now });
    return decided;
  }
  await saveApproved(tx, offer.id, { content, approvedAt: now });
  await deleteReturned(tx, offer.id);
  return { ...decided, approvedHash: reviewedHash(offer, pictures) };
}

/**
 * Returns an offer to its owner, with a comment.
 *
 * @param sent with the version that the reviewer saw, where given
 * @throws AppError `error.validation`; `error.status.changed` where it no longer waits for review
 * @source docs/reference/abuse-cases.md, "11", "12"
 */
export async function rejectOffer(
  ctx: Context,
  id: number,
  sent: { comment: string; version: number | null },
): Promise<OwnOfferRecord> {
  return review(ctx, id, async ({ offer, actor }, tx, now) => {
    const { comment } = validated(reviewCommentInput, { comment: sent.comment });
    if (offer.status === OfferStatus.Rejected && offer.reviewComment === comment) return offer;
    if (offer.status !== OfferStatus.PendingVerification)
      throw changedMeanwhile(OfferStatus.PendingVerification, offer.status);
    refuseOthers(offer, actor.userId, now);
    refuseUnseen(offer, { reviewerId: actor.userId, seen: sent.version });
    const change = { ...(await reviewed(tx, offer, 'rejected', now)), reviewComment: comment };
    const moved = await takeStep(tx, offer, { step: 'reject', change, now });
    await recordOfferAct(tx, ctx, id, { act: 'review.rejected', right: 'staff', after: { comment } });
    await postOfferMail(ctx, tx, { name: 'offerRejected', offer: moved });
    return moved;
  });
}

/** Whether the last act of review can be undone: it is no older than 30 days, and the record has not changed since. */
export const mayUndo = (offer: OwnOfferRecord, now: Date): boolean =>
  mayStep(offer.status, 'rollBack') &&
  offer.reviewedAt !== null &&
  now.getTime() - offer.reviewedAt.getTime() <= UNDO_MS &&
  offer.reviewedVersion === offer.version;

/**
 * Undoes the last act of review: the offer waits for one again.
 *
 * @throws AppError `error.status.transition` where there is none, it is older than 30 days, or the record changed since
 * @source docs/reference/abuse-cases.md, "13"
 */
export const rollBackOffer = (ctx: Context, id: number): Promise<OwnOfferRecord> =>
  review(ctx, id, async ({ offer }, tx, now) => {
    const { status } = offer;
    if (!mayUndo(offer, now)) throw impossible(status, OfferStatus.PendingVerification);
    const change = { submittedAt: now, reviewAct: null, reviewedAt: null, reviewedVersion: null, ...UNCLAIMED };
    const moved = await takeStep(tx, offer, { step: 'rollBack', change, now });
    await deleteReturned(tx, id);
    await recordOfferAct(tx, ctx, id, { act: 'review.rolledBack', right: 'staff', before: { status } });
    return moved;
  });

/** Republishes a suspended offer; unreviewed content of it waits for review. */
async function reinstate(ctx: Context, tx: Db, offer: OwnOfferRecord): Promise<OwnOfferRecord> {
  const change = { suspensionReason: null, previousStatus: null };
  const moved = await takeStep(tx, offer, { step: 'reinstate', change, now: ctx.now() });
  await recordOfferAct(tx, ctx, offer.id, { act: 'review.reinstated', right: 'staff' });
  return applyContentChange(tx, moved, ctx.now());
}
