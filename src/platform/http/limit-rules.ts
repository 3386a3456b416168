import type { AttemptRule, BucketRule, WindowRule } from './rate-limit.ts';

const MINUTE_S = 60;
const HALF_HOUR_S = 30 * MINUTE_S;

/**
 * How much may be asked of each kind; the names that are counted under a rule are made where it is used. Of a network means
 * of all who ask from it (`addressKey`), so those are wide: offices and mobile operators put many people behind one.
 *
 * @source docs/reference/limits.md, "Buckets"
 */
export const BUCKETS = {
  apiOfUser: { size: 1_000, refillPerS: 50 },
  apiOfVisitor: { size: 500, refillPerS: 20 },
  apiOfNetwork: { size: 10_000, refillPerS: 400 },
  pagesOfNetwork: { size: 2_000, refillPerS: 100 },
  // Only sizes of pictures that nobody has asked for before: kept ones are files.
  newPictureSizesOfNetwork: { size: 1_000, refillPerS: 20 },
} as const satisfies Record<string, BucketRule>;

/** So many within a stretch of time. @source docs/reference/limits.md; docs/reference/abuse-cases.md, "65" */
export const WINDOWS = {
  signInsOfNetwork: { count: 25, windowS: 5 * MINUTE_S },
  registrationsOfNetwork: { count: 5, windowS: HALF_HOUR_S },
  mailsToAddress: { count: 5, windowS: HALF_HOUR_S },
  mailsOfNetwork: { count: 25, windowS: HALF_HOUR_S },
  // Each tells whether another has that address.
  changesOfAddress: { count: 5, windowS: HALF_HOUR_S },
  messagesOfUser: { count: 30, windowS: 60 * MINUTE_S },
  messagesOfVisitor: { count: 5, windowS: 60 * MINUTE_S },
  messagesOfVisitorDaily: { count: 20, windowS: 24 * 60 * MINUTE_S },
  // Of visitors alone: a new cookie is a new visitor.
  messagesOfNetwork: { count: 60, windowS: 60 * MINUTE_S },
  contactMessagesOfNetwork: { count: 10, windowS: HALF_HOUR_S },
  reportsOfUser: { count: 10, windowS: 24 * 60 * MINUTE_S },
  reportsOfNetwork: { count: 10, windowS: 24 * 60 * MINUTE_S },
  phoneNumbersOfNetwork: { count: 30, windowS: 60 * MINUTE_S },
  // Homes that are counted as seen: more than the readers of an office look at.
  seenOffersOfNetwork: { count: 600, windowS: HALF_HOUR_S },
  socketEvents: { count: 100, windowS: MINUTE_S },
  invitationsOfUser: { count: 20, windowS: 24 * 60 * MINUTE_S },
  // Whoever asks: nobody is asked again and again.
  invitationsToAddress: { count: 5, windowS: 24 * 60 * MINUTE_S },
  uploadsOfUser: { count: 60, windowS: HALF_HOUR_S },
  // Each makes a picture anew, and keeps it.
  turnedPicturesOfUser: { count: 120, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;

/**
 * Passwords and codes: five wrong ones in a quarter of an hour, then a growing wait.
 *
 * @source docs/reference/limits.md, "Sign-in"
 */
export const SIGN_IN_ATTEMPTS: AttemptRule = {
  free: 5,
  windowS: 15 * MINUTE_S,
  firstWaitS: MINUTE_S,
  longestWaitS: 60 * MINUTE_S,
};
