import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Saved searches of visitors within a stretch of time. */
export const ALERT_WINDOWS = {
  // Each may come with a visitor's id of its own: five searches of one are no bound by themselves.
  visitorAlertsOfNetwork: { count: 60, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
