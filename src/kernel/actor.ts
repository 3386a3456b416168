/** Where an account stands. @source docs/reference/accounts.md, "Statuses" */
export const AccountStatus = { Inactive: 0, NotConfirmed: 1, Active: 2, Removed: 99 } as const;

/** Somebody without an account, or not signed in; `visitorId` comes from the signed cookie, null without one. */
export interface VisitorActor {
  kind: 'visitor';
  visitorId: string | null;
}

/** Somebody whose first factor was right and whose second is still to come. */
export interface PendingActor {
  kind: 'pending';
  userId: number;
  sessionId: number;
  visitorId: string | null;
}

/** The holder of a live session, as the database knows them at this request. */
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
  /** End of the session if nothing more is asked, seconds since the epoch. */
  expS: number;
  /** Whether that end was moved by this very request. */
  isRefreshed: boolean;
  /** When password or provider were last asked. */
  provedAt: Date;
}

/**
 * Who asks: only the session and the signed visitor cookie say so.
 *
 * @source docs/reference/permissions.md, "Who asks"
 */
export type Actor = VisitorActor | PendingActor | UserActor;

/** Nobody in particular: what jobs and tools act as. */
export const NOBODY: Actor = { kind: 'visitor', visitorId: null };

/**
 * Whether a live session of an account in good standing asks; never a test of a role.
 *
 * @source docs/reference/permissions.md, "Who asks"
 */
export const isSignedIn = (actor: Actor): actor is UserActor => actor.kind === 'user' && isInGoodStanding(actor.status);

/** Whether an account may do anything at all: neither suspended nor removed. */
export const isInGoodStanding = (status: number): boolean =>
  status === AccountStatus.NotConfirmed || status === AccountStatus.Active;
