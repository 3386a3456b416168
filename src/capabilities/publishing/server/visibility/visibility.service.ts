import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { lockOwnerlessCopy, moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { reviewCommentInput } from '../../own-offer.input.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { HIDDEN_BY_REVIEWERS } from '../../own-offer-states.ts';
import { postOfferMail } from '../own-offer/offer.mails.ts';
import { impossible, recordOfferAct, takeStep } from '../own-offer/offer-step.ts';
import { lockOwned, type OwnedOffer, refuseSelfReview } from '../own-offer/own-offer.policy.ts';
import { findOwnOfferOfCopy, updateOwnOffer } from '../own-offer/own-offer.queries.ts';
import { changeSuggesting, makeOfferPrivate, pauseOffer, resumeOffer } from '../publication/publication.service.ts';
import { approveOffer } from '../review/review-acts.service.ts';

/** Public listings in the audit log. */
export const LISTING_KIND = auditKind('activeOffer');

const { Active, Paused, Private, PrivateToSuggest, Suspended } = OfferStatus;
const { HiddenDuplicate, HiddenIncorrect, HiddenPermanently } = OfferStatus;

/** Statuses for owners. @source docs/reference/permissions.md, "Offers" */
const OWNERS: readonly number[] = [Active, Paused, Private, PrivateToSuggest];

/** Requested status of a listing's public side. */
export interface VisibilityInput {
  activeOfferId: number;
  status: number;
  /** Reason; mandatory for reviewers. */
  reason: string | null;
}

/**
 * Changes the visibility of a listing.
 *
 * @returns the owner's record; null for a listing of a feed
 * @throws AppError `error.validation` for another status; `error.forbidden`; `error.notFound`; `error.status.transition`
 * @source docs/reference/abuse-cases.md, "5", "6"
 */
export async function changeVisibility(ctx: Context, input: VisibilityInput): Promise<OwnOfferRecord | null> {
  const actor = requireUser(ctx);
  const { activeOfferId, status } = input;
  const isReviewersAct = HIDDEN_BY_REVIEWERS.includes(status);
  const isReviewing = hasRole(actor.rolesFlag, Role.Moderator);
  if (isReviewersAct && !isReviewing) throw new AppError('error.forbidden', { code: 403 });
  if (!isReviewersAct && !OWNERS.includes(status))
    throw new AppError('error.validation', { code: 400, values: { status: 'error.validation.value' } });
  const offer = await findOwnOfferOfCopy(ctx.db, activeOfferId);
  if (!offer) {
    if (!isReviewing) throw await strangers(ctx, activeOfferId);
    return changeExternal(ctx, input);
  }
  if (isReviewersAct) return suspendOffer(ctx, offer.id, input.reason);
  if (isReviewing && status === Active && offer.status === OfferStatus.OfferSuspended)
    return approveOffer(ctx, offer.id, { status: null, version: null });
  return changeOwn(ctx, offer.id, status);
}

async function strangers(ctx: Context, activeOfferId: number): Promise<AppError> {
  const isThere = await ctx.db.transaction().execute((tx) => lockOwnerlessCopy(tx, activeOfferId));
  return isThere?.status === Active ? new AppError('error.forbidden', { code: 403 }) : notFound();
}

function changeOwn(ctx: Context, id: number, status: number): Promise<OwnOfferRecord> {
  switch (status) {
    case Active:
      return resumeOffer(ctx, id);
    case Paused:
      return pauseOffer(ctx, id);
    case Private:
      return makeOfferPrivate(ctx, id);
    default:
      return changeSuggesting(ctx, id, true);
  }
}

/** Suspends an owner's offer for any of the reasons: only the owner's record determines its copy. */
async function suspendOffer(ctx: Context, id: number, reason: string | null): Promise<OwnOfferRecord> {
  const { comment } = validated(reviewCommentInput, { comment: reason ?? '' });
  return ctx.db.transaction().execute(async (tx) => {
    const owned = await lockOwned(ctx, tx, id, { isReview: true });
    refuseSelfReview(owned.actor, owned.offer);
    return suspend(ctx, tx, owned, comment);
  });
}

async function suspend(
  ctx: Context,
  tx: Db,
  { offer }: Pick<OwnedOffer, 'offer'>,
  reason: string,
): Promise<OwnOfferRecord> {
  const isOff = offer.status === OfferStatus.OfferSuspended;
  if (isOff && offer.previousStatus === null) return offer;
  // An offer suspended on its own no longer returns with its owner's account.
  const change = { suspensionReason: reason, previousStatus: null, updatedAt: ctx.now() };
  if (isOff) await updateOwnOffer(tx, offer.id, change);
  const moved = isOff
    ? { ...offer, ...change }
    : await takeStep(tx, offer, { step: 'suspend', change, now: ctx.now() });
  const before = { status: offer.status };
  await recordOfferAct(tx, ctx, offer.id, { act: 'review.suspended', right: 'staff', before, after: { reason } });
  await postOfferMail(ctx, tx, { name: 'offerSuspended', offer: moved });
  return moved;
}

/** Steps of listings of feeds. @source docs/reference/transitions.md, "Public copy" */
const FROM: ReadonlyMap<number, readonly number[]> = new Map<number, readonly number[]>([
  [Active, [HiddenDuplicate, HiddenIncorrect, Suspended, HiddenPermanently]],
  ...HIDDEN_BY_REVIEWERS.map((status) => [status, [Active, Paused, Private, PrivateToSuggest]] as const),
]);

async function changeExternal(ctx: Context, { activeOfferId, status, reason }: VisibilityInput): Promise<null> {
  const actor = requireUser(ctx);
  const comment = HIDDEN_BY_REVIEWERS.includes(status)
    ? validated(reviewCommentInput, { comment: reason ?? '' }).comment
    : null;
  await ctx.db.transaction().execute(async (tx) => {
    const copy = await lockOwnerlessCopy(tx, activeOfferId);
    if (!copy) throw notFound();
    refuseSelfReview(actor, { userId: null, agencyId: copy.agencyId });
    if (copy.status === status) return;
    if (!FROM.get(status)?.includes(copy.status)) throw impossible(copy.status, status);
    if (copy.status === HiddenPermanently && !hasRole(actor.rolesFlag, Role.AdminGlobal))
      throw new AppError('error.forbidden', { code: 403 });
    await moveCopy(tx, activeOfferId, { to: status as OfferStatus, now: ctx.now() });
    const act = { act: 'listing.visibilityChanged', actingAs: 'staff', objectKind: LISTING_KIND } as const;
    const after = { status, reason: comment };
    await recordAct(tx, ctx, { ...act, objectId: activeOfferId, before: { status: copy.status }, after });
  });
  return null;
}

const WRONG_POINT = 'Wrong point on the map.';

/**
 * Takes a listing with a wrong point on the map offline.
 *
 * @returns its id
 * @throws AppError `error.forbidden` for all but reviewers; `error.notFound`
 */
export async function hideWrongPoint(ctx: Context, activeOfferId: number): Promise<number> {
  const actor = requireUser(ctx);
  if (!hasRole(actor.rolesFlag, Role.Moderator)) throw new AppError('error.forbidden', { code: 403 });
  await changeVisibility(ctx, { activeOfferId, status: HiddenIncorrect, reason: WRONG_POINT });
  return activeOfferId;
}
