import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Homes that are counted as seen within a stretch of time. */
export const INTEREST_WINDOWS = {
  // More than the readers of an office look at.
  seenOffersOfNetwork: { count: 600, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
