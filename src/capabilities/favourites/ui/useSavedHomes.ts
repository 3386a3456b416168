import { useSyncExternalStore } from 'react';
import { type HomeList, savedHomes } from './saved-homes.ts';

/** Whether a home is on a list of the member; false before hydration. */
export const useIsSaved = (list: HomeList, id: number): boolean =>
  useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.get()[list].has(id),
    () => false,
  );

/** Homes that the member hid, which lists leave out at once. */
export const useHiddenHomes = (): ReadonlySet<number> =>
  useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.get().hidden,
    () => savedHomes.onServer().hidden,
  );

/** A number that changes when search results on the server change, because homes were hidden or unhidden. */
export const useHiddenVersion = (): number =>
  useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.get().hiddenVersion,
    () => 0,
  );
