/** Status of an account. @source docs/reference/accounts.md, "Statuses" */
export const AccountStatus = { Inactive: 0, NotConfirmed: 1, Active: 2, Removed: 99 } as const;

/** A visitor who is not signed in, with or without an account; `visitorId` comes from the signed cookie, null without one. */
export interface VisitorActor {
  kind: 'visitor';
  visitorId: string | null;
}

/** A sign-in whose first factor was right and whose second is still pending. */
export interface PendingActor {
  kind: 'pending';
  userId: number;
  sessionId: number;
  visitorId: string | null;
}

/** The holder of a live session, as read from the database at this request. */
export interface UserActor {
  kind: 'user';
  userId: number;
  sessionId: number;
  visitorId: string | null;
  status: number;
  rolesFlag: number;
  email: string;
  isEmailConfirmed: boolean;
  /** The agency whose membership was approved, or null. */
  agencyId: number | null;
  /** End of the session without further activity, seconds since the epoch. */
  expS: number;
  /** Whether this very request extended the session. */
  isRefreshed: boolean;
  /** Time of the last check of password or provider. */
  provedAt: Date;
}

/**
 * The caller of a request, identified by the session and the signed visitor cookie alone.
 *
 * @source docs/reference/permissions.md, "Callers"
 */
export type Actor = VisitorActor | PendingActor | UserActor;

/** A visitor without an id: the actor of jobs and tools. */
export const ANONYMOUS: Actor = { kind: 'visitor', visitorId: null };

/**
 * Whether the actor has a live session of an account in good standing; never a test of a role.
 *
 * @source docs/reference/permissions.md, "Callers"
 */
export const isSignedIn = (actor: Actor): actor is UserActor => actor.kind === 'user' && isInGoodStanding(actor.status);

/** Whether an account may act at all: neither suspended nor removed. */
export const isInGoodStanding = (status: number): boolean =>
  status === AccountStatus.NotConfirmed || status === AccountStatus.Active;
