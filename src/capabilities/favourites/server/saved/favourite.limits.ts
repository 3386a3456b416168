import { MINUTE_S } from '#kernel/time.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Invitations to a circle within a stretch of time. @source docs/reference/limits.md, "Favourites" */
export const FAVOURITE_WINDOWS = {
  invitationsOfUser: { count: 20, windowS: 24 * 60 * MINUTE_S },
  // Of all members together: one address is not asked again and again.
  invitationsToAddress: { count: 5, windowS: 24 * 60 * MINUTE_S },
} as const satisfies Record<string, WindowRule>;
