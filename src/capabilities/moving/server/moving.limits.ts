import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Requests for help with a move within a period. @source docs/reference/limits.md, "Moving" */
export const MOVING_WINDOWS = {
  movingRequestsOfNetwork: { count: 10, windowS: 48 * HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
