import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Limit on the homes counted as seen within a period. */
export const INTEREST_WINDOWS = {
  // More than the readers of an office view.
  seenOffersOfNetwork: { count: 600, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
