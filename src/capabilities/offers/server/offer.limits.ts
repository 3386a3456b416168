import { MINUTE_S } from '#kernel/time.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Limit on the phone numbers shown within a period. */
export const OFFER_WINDOWS = {
  phoneNumbersOfNetwork: { count: 30, windowS: 60 * MINUTE_S },
} as const satisfies Record<string, WindowRule>;
