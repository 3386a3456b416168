import type { UserActor } from '#kernel/actor.ts';

/** Who put a listing up: a member, an agency, or both. */
export interface Advertised {
  userId: number | null;
  agencyId: number | null;
}

/** Whether a listing is an actor's own, or that of their own agency: they do not review it. @source docs/reference/permissions.md, "Review" */
export const isSelfReview = (actor: UserActor, { userId, agencyId }: Advertised): boolean =>
  userId === actor.userId || (agencyId !== null && agencyId === actor.agencyId);
