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

/** In what right somebody acts on an offer. */
export type OfferRight = 'self' | 'agency' | 'staff';

/** What an act asks of whoever wants it. */
export interface Wanted {
  /** Needs an e-mail address that is confirmed, unless somebody acts for the house. */
  isConfirmed?: boolean;
  /** Reviewers may read. */
  mayBeRead?: boolean;
  /** Reviewers may do it to others' offers, and nobody who is none. */
  isReview?: boolean;
  /** Owners see what they deleted, too. */
  isDeletedToo?: boolean;
}

/** An offer, and in what right the actor has it. */
export interface OwnedOffer {
  offer: OwnOfferRecord;
  right: OfferRight;
  actor: UserActor;
}

/**
 * An offer for somebody who may read it.
 *
 * @throws AppError as `lockOwned`
 */
export async function readOwned(ctx: Context, id: number, wanted: Wanted = {}): Promise<OwnedOffer> {
  const actor = requireUser(ctx);
  return permitted(ctx.db, actor, await findOwnOffer(ctx.db, id), wanted);
}

/**
 * An offer for somebody who may change it, its row locked.
 *
 * @throws AppError `error.auth.required`; `error.auth.emailNotConfirmed`; `error.notFound` for what the actor may not know of,
 *   `error.forbidden` for somebody else's that is public
 * @source docs/reference/permissions.md, "Offers"
 */
export async function lockOwned(ctx: Context, tx: Db, id: number, wanted: Wanted = {}): Promise<OwnedOffer> {
  const actor = requireUser(ctx);
  return permitted(tx, actor, await lockOwnOffer(tx, id), wanted);
}

async function permitted(
  db: Db,
  actor: UserActor,
  offer: OwnOfferRecord | undefined,
  wanted: Wanted,
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

/** Null where the actor has nothing to do with it. What is deleted is there for nobody but staff. */
function rightOf(actor: UserActor, offer: OwnOfferRecord, wanted: Wanted): OfferRight | null {
  const isStaff = hasRole(actor.rolesFlag, Role.AdminGlobal);
  const isReviewer = hasRole(actor.rolesFlag, Role.Moderator);
  const isDeleted = offer.status === OfferStatus.Deleted && !wanted.isDeletedToo;
  if (offer.userId === actor.userId) return isDeleted ? null : 'self';
  if (isStaff || (isReviewer && (wanted.mayBeRead || wanted.isReview))) return 'staff';
  return !isDeleted && administers(actor, offer) ? 'agency' : null;
}

/** Private facts of an offer are its owner's, and the house's. @source docs/reference/permissions.md, "Review" */
export const maySeePrivateFacts = (actor: Actor, { userId }: Pick<OwnOfferRecord, 'userId'>): boolean =>
  isSignedIn(actor) && (actor.userId === userId || hasRole(actor.rolesFlag, Role.AdminGlobal));

/** Whether an actor administers the agency of an offer's owner. */
export const administers = (actor: UserActor, { agencyId }: Pick<OwnOfferRecord, 'agencyId'>): boolean =>
  agencyId !== null && actor.agencyId === agencyId && hasRole(actor.rolesFlag, Role.AdminAgent);

/**
 * Whether an actor may review an offer: nobody their own or their own agency's.
 *
 * @throws AppError `error.moderation.self`
 * @source docs/reference/permissions.md, "Review"
 */
export function refuseSelfReview(actor: UserActor, offer: Advertised): void {
  if (isSelfReview(actor, offer)) throw new AppError('error.moderation.self', { code: 403 });
}

/** Whether an actor reviews listings. */
export const isReviewer = (actor: UserActor): boolean => hasRole(actor.rolesFlag, Role.Moderator);
