import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Rate limits for saving searches. */
export const ALERT_WINDOWS = {
  // Each request may come with a new visitor id, so the quota of five alerts per visitor does not limit a network.
  visitorAlertsOfNetwork: { count: 60, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
