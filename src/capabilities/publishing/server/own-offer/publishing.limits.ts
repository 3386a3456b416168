import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Pictures that are turned within a stretch of time. */
export const PUBLISHING_WINDOWS = {
  // Each makes a picture anew, and keeps it.
  turnedPicturesOfUser: { count: 120, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
