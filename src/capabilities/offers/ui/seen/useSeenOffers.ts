import { useEffect, useSyncExternalStore } from 'react';
import { seenOffers } from './seen-offers.ts';

/** Homes this device has looked at; none until the page is alive. */
export const useSeenOffers = (): ReadonlySet<number> =>
  useSyncExternalStore(seenOffers.subscribe, seenOffers.ids, seenOffers.onServer);

/** Whether this device has looked at a home. */
export const useIsSeen = (id: number): boolean =>
  useSyncExternalStore(
    seenOffers.subscribe,
    () => seenOffers.ids().has(id),
    () => false,
  );

/** Remembers that a home is being looked at. */
export function useRememberSeen(id: number): void {
  useEffect(() => seenOffers.add(id), [id]);
}
