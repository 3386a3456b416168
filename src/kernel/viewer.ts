/** What the pages know of the member who is signed in, besides the counts for the menu. */
export interface SignedInPerson {
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
}

/**
 * A session is live while its end lies later than now.
 *
 * @param nowS seconds since the epoch
 * @source docs/reference/workspace.md, "Session"
 */
export const isSessionLive = ({ exp }: Pick<SignedInPerson, 'exp'>, nowS: number): boolean => exp > nowS;
