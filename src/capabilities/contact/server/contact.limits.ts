import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Rate limits for messages to the operator. @source docs/reference/limits.md, "Messages to the operator" */
export const CONTACT_WINDOWS = {
  contactMessagesOfNetwork: { count: 10, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;
