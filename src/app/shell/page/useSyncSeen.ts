import { useEffect } from 'react';
import { syncSeen } from '#capabilities/favourites/ui/sync-seen.ts';
import { seenOffers } from '#capabilities/offers/ui/seen/seen-offers.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Marks the homes that a member has viewed on all of their devices. */
export function useSyncSeen({ id }: Viewer): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member begins anew
  useEffect(() => syncSeen(seenOffers), [id]);
}
