/** Facts of the pages about the signed-in member, besides the counts for the menu. */
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
  /** Id of the session; another one after every sign-in. */
  sessionId: number;
}

/**
 * A session is live while its end is later than now.
 *
 * @param nowS seconds since the epoch
 * @source docs/reference/workspace.md, "Session"
 */
export const isSessionLive = ({ exp }: Pick<SignedInPerson, 'exp'>, nowS: number): boolean => exp > nowS;
