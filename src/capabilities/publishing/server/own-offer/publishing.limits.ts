import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Rate limit of turned pictures. */
export const PUBLISHING_WINDOWS = {
  // Each call creates and stores a new picture.
  turnedPicturesOfUser: { count: 120, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
