import { useEffect, useSyncExternalStore } from 'react';
import { seenOffers } from './seen-offers.ts';

/** Homes viewed on this device; empty until the page is hydrated. */
export const useSeenOffers = (): ReadonlySet<number> =>
  useSyncExternalStore(seenOffers.subscribe, seenOffers.ids, seenOffers.onServer);

/** Whether a home was viewed on this device. */
export const useIsSeen = (id: number): boolean =>
  useSyncExternalStore(
    seenOffers.subscribe,
    () => seenOffers.ids().has(id),
    () => false,
  );

/** Stores that a home is viewed. */
export function useRememberSeen(id: number): void {
  useEffect(() => seenOffers.add(id), [id]);
}
