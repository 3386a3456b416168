import { useEffect } from 'react';
import { shareSeen } from '#capabilities/favourites/ui/share-seen.ts';
import { seenOffers } from '#capabilities/offers/ui/seen/seen-offers.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** What a member has looked at is marked on each of their devices. */
export function useSeenEverywhere({ id }: Viewer): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else begins anew
  useEffect(() => shareSeen(seenOffers), [id]);
}
