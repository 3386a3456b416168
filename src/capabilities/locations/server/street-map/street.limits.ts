import type { BucketRule } from '#platform/http/limits/rate-limit.ts';

/** Limits of tiles that the service of streets is asked for. @source docs/reference/limits.md, "Buckets" */
export const STREET_BUCKETS = {
  // A map of a large screen has twenty; the country has 40,000.
  newStreetTilesOfNetwork: { size: 600, refillPerS: 4 },
} as const satisfies Record<string, BucketRule>;
