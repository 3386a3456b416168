/** Why a home that was found waits no more for a mail. */
export const ClosedAs = {
  Told: 1,
  Gone: 2,
  Hidden: 3,
  /** Its price went up again. */
  Dearer: 4,
  /** By another search of the same person. */
  ToldBefore: 5,
  /** The person wants no such mail, or not for this. */
  Unwanted: 6,
  /** Nowhere to write to: not confirmed, or mail is not taken there. */
  NoAddress: 7,
} as const;
export type ClosedAs = (typeof ClosedAs)[keyof typeof ClosedAs];

/** Homes that a mail shows; the others stand behind a link. @source docs/reference/limits.md, "Alerts" */
export const MOST_HOMES = 20;

/** Mails that an address refuses, one after the other, until nothing is sent there. @source docs/reference/limits.md, "Alerts" */
export const MOST_BOUNCES = 3;
