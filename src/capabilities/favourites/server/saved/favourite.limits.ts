import { MINUTE_S } from '#kernel/time.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Rate limits for invitations to a circle. @source docs/reference/limits.md, "Favourites" */
export const FAVOURITE_WINDOWS = {
  invitationsOfUser: { count: 20, windowS: 24 * 60 * MINUTE_S },
  // It counts invitations of all members to one address, so that no address is flooded.
  invitationsToAddress: { count: 5, windowS: 24 * 60 * MINUTE_S },
} as const satisfies Record<string, WindowRule>;
