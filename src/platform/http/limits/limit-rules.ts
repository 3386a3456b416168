import { MINUTE_S } from '#kernel/time.ts';
import type { BucketRule, WindowRule } from './rate-limit.ts';

/** Seconds of half an hour. */
export const HALF_HOUR_S = 30 * MINUTE_S;

/**
 * Limits by kind; the counted keys are made where a rule is used. A limit of a network holds for all its clients together (`addressKey`),
 * so it is wide: offices and mobile operators put many people behind one.
 *
 * @source docs/reference/limits.md, "Buckets"
 */
export const BUCKETS = {
  apiOfUser: { size: 1_000, refillPerS: 50 },
  apiOfVisitor: { size: 500, refillPerS: 20 },
  apiOfNetwork: { size: 10_000, refillPerS: 400 },
  pagesOfNetwork: { size: 2_000, refillPerS: 100 },
  // Only sizes of pictures not requested before: stored ones are files.
  newPictureSizesOfNetwork: { size: 1_000, refillPerS: 20 },
} as const satisfies Record<string, BucketRule>;

/** Numbers within a window of time. @source docs/reference/limits.md; docs/reference/abuse-cases.md, "65" */
export const WINDOWS = {
  mailsToAddress: { count: 5, windowS: HALF_HOUR_S },
  mailsOfNetwork: { count: 25, windowS: HALF_HOUR_S },
  socketEvents: { count: 100, windowS: MINUTE_S },
  uploadsOfUser: { count: 60, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
