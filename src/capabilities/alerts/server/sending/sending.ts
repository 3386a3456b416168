/** Why a match is closed. The first value means that the home was sent; the others are reasons why it was not. */
export const ClosedAs = {
  Sent: 1,
  Gone: 2,
  Hidden: 3,
  /** Its price went up again. */
  Dearer: 4,
  /** Sent before by another alert or a favourite of the same person. */
  SentBefore: 5,
  /** The person turned off all alert mails or this alert, or removed the favourite. */
  Unwanted: 6,
  /** There is no address: it is not confirmed, or its mails are stopped. */
  NoAddress: 7,
} as const;
export type ClosedAs = (typeof ClosedAs)[keyof typeof ClosedAs];

/** Most homes in one mail; a link leads to the rest. @source docs/reference/limits.md, "Alerts" */
export const MOST_HOMES = 20;

/** Bounces in a row after which mails to an address stop. @source docs/reference/limits.md, "Alerts" */
export const MOST_BOUNCES = 3;
