/** What the pages know of the one who is signed in. @source docs/reference/workspace.md, "Viewer" */
export interface Viewer {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  picture: string | null;
  phone: string | null;
  rolesFlag: number;
  emailConfirmed: boolean;
  /** End of the session, seconds since the epoch. */
  exp: number;
  /** Which session that is; another one after every sign-in. */
  sessionId: number;
  unreadMessages: number;
  /** What waits for reviewers; 0 for everybody else. */
  waitingReviews: number;
}

/**
 * A session is live while its end lies later than now.
 *
 * @param nowS seconds since the epoch
 * @source docs/reference/workspace.md, "Session"
 */
export const isSessionLive = ({ exp }: Pick<Viewer, 'exp'>, nowS: number): boolean => exp > nowS;
