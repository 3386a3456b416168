import { useEffect } from 'react';
import { shareSeen } from '#capabilities/favourites/ui/share-seen.ts';
import { seenOffers } from '#capabilities/offers/ui/seen/seen-offers.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Marks the homes that a member has viewed on all of their devices. */
export function useSeenEverywhere({ id }: Viewer): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else begins anew
  useEffect(() => shareSeen(seenOffers), [id]);
}
