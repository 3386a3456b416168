import { MINUTE_S } from '#kernel/time.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Rate limits of reports. @source docs/reference/limits.md, "Reports" */
export const REVIEW_WINDOWS = {
  reportsOfNetwork: { count: 10, windowS: 24 * 60 * MINUTE_S },
} as const satisfies Record<string, WindowRule>;
