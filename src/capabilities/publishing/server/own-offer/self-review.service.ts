import type { UserActor } from '#kernel/actor.ts';

/** Advertiser of a listing: a member, an agency, or both. */
export interface Advertised {
  userId: number | null;
  agencyId: number | null;
}

/** Whether a listing is the actor's own, or their agency's: they must not review it. @source docs/reference/permissions.md, "Review" */
export const isSelfReview = (actor: UserActor, { userId, agencyId }: Advertised): boolean =>
  userId === actor.userId || (agencyId !== null && agencyId === actor.agencyId);
