import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { isPublicOffer } from '#capabilities/offers/server/public-copy.service.ts';
import { type Actor, isSignedIn, type UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { findOwnOffer, lockOwnOffer } from './own-offer.queries.ts';
import { type Advertised, isSelfReview } from './self-review.service.ts';

/** Right under which an actor acts on an offer. */
export type OfferRight = 'self' | 'agency' | 'staff';

/** Requirements of an act. */
export interface ActRequirements {
  /** Requires a confirmed e-mail address, except from staff. */
  isConfirmed?: boolean;
  /** Reviewers may read. */
  mayBeRead?: boolean;
  /** Reserved to reviewers, on others' offers. */
  isReview?: boolean;
  /** Owners see deleted offers, too. */
  isDeletedToo?: boolean;
}

/** An offer, and the actor's right on it. */
export interface OwnedOffer {
  offer: OwnOfferRecord;
  right: OfferRight;
  actor: UserActor;
}

/**
 * An offer for an actor who may read it.
 *
 * @throws AppError as `lockOwned`
 */
export async function readOwned(ctx: Context, id: number, wanted: ActRequirements = {}): Promise<OwnedOffer> {
  const actor = requireUser(ctx);
  return permitted(ctx.db, actor, await findOwnOffer(ctx.db, id), wanted);
}

/**
 * An offer for an actor who may change it; locks its row.
 *
 * @throws AppError `error.auth.required`; `error.auth.emailNotConfirmed`; `error.notFound` for one hidden from the actor,
 * `error.forbidden` for another member's public one
 * @source docs/reference/permissions.md, "Offers"
 */
export async function lockOwned(ctx: Context, tx: Db, id: number, wanted: ActRequirements = {}): Promise<OwnedOffer> {
  const actor = requireUser(ctx);
  return permitted(tx, actor, await lockOwnOffer(tx, id), wanted);
}

async function permitted(
  db: Db,
  actor: UserActor,
  offer: OwnOfferRecord | undefined,
  wanted: ActRequirements,
): Promise<OwnedOffer> {
  if (!offer) throw notFound();
  const right = rightOf(actor, offer, wanted);
  if (right === null) {
    const isPublic = offer.activeOfferId !== null && (await isPublicOffer(db, offer.activeOfferId));
    throw isPublic ? new AppError('error.forbidden', { code: 403 }) : notFound();
  }
  if (right === 'self' && wanted.isConfirmed && !actor.isEmailConfirmed)
    throw new AppError('error.auth.emailNotConfirmed', { code: 403 });
  return { offer, right, actor };
}

/** The actor's right; null for none. Deleted offers exist for staff only. */
function rightOf(actor: UserActor, offer: OwnOfferRecord, wanted: ActRequirements): OfferRight | null {
  const isStaff = hasRole(actor.rolesFlag, Role.AdminGlobal);
  const isReviewer = hasRole(actor.rolesFlag, Role.Moderator);
  const isDeleted = offer.status === OfferStatus.Deleted && !wanted.isDeletedToo;
  if (offer.userId === actor.userId) return isDeleted ? null : 'self';
  if (isStaff || (isReviewer && (wanted.mayBeRead || wanted.isReview))) return 'staff';
  return !isDeleted && administers(actor, offer) ? 'agency' : null;
}

/** Whether the actor may see private facts of an offer: its owner and staff may. @source docs/reference/permissions.md, "Review" */
export const maySeePrivateFacts = (actor: Actor, { userId }: Pick<OwnOfferRecord, 'userId'>): boolean =>
  isSignedIn(actor) && (actor.userId === userId || hasRole(actor.rolesFlag, Role.AdminGlobal));

/** Whether an actor administers the agency of an offer's owner. */
export const administers = (actor: UserActor, { agencyId }: Pick<OwnOfferRecord, 'agencyId'>): boolean =>
  agencyId !== null && actor.agencyId === agencyId && hasRole(actor.rolesFlag, Role.AdminAgent);

/**
 * Refuses a review of the actor's own offer, or of their agency's.
 *
 * @throws AppError `error.moderation.self`
 * @source docs/reference/permissions.md, "Review"
 */
export function refuseSelfReview(actor: UserActor, offer: Advertised): void {
  if (isSelfReview(actor, offer)) throw new AppError('error.moderation.self', { code: 403 });
}

/** Whether an actor reviews listings. */
export const isReviewer = (actor: UserActor): boolean => hasRole(actor.rolesFlag, Role.Moderator);
